"""Trolls' Toast / Здравица троллей. Generated from cardscripts/heroes/first-light/trolls-toast.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class TrollsToastSpell(SpellAbility):
    """Heal a character for X, where X is the sum of the Regeneration values of your creatures.

    Излечить персонажа на Х, где Х – сумма значений регенерации ваших существ.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_character(card)

    def such_2(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.heal(act.target(1), sum(act.keyword_value(card, "regeneration") for card in act.all(TrollsToastSpell.such_2)))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class TrollsToastSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="trolls-toast",
    type="spell",
    elements=("swamps",),
    classes=("ritual",),
    cost=3,
    names={
        "en": {"nom": "Trolls' Toast"},
        "ru": {"nom": "Здравица троллей", "gen": "Здравицы троллей", "dat": "Здравице троллей", "acc": "Здравицу троллей", "ins": "Здравицей троллей", "prep": "Здравице троллей"},
    },
    abilities=(TrollsToastSpell, TrollsToastSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/trolls-toast.yaml"
LINES: dict[int, int] = {26: 10, 39: 10}
