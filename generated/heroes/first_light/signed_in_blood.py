"""Signed in Blood / Подписано кровью. Generated from cardscripts/heroes/first-light/signed-in-blood.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    See,
    SpellAbility,
    Step,
    Target,
)


class SignedInBloodSpell(SpellAbility):
    """Your creature becomes a demon, gains Vampirism 2.

    Ваше существо становится демоном, получает Вампиризм 2.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.change_classes(act.target(1), add=("demon",))
        act.gain(act.target(1), Keyword("vampirism", 2))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class SignedInBloodSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="signed-in-blood",
    type="spell",
    elements=("darkness",),
    classes=("ritual",),
    cost=2,
    names={
        "en": {"nom": "Signed in Blood"},
        "ru": {"nom": "Подписано кровью", "gen": "Подписано кровью", "dat": "Подписано кровью", "acc": "Подписано кровью", "ins": "Подписано кровью", "prep": "Подписано кровью"},
    },
    abilities=(SignedInBloodSpell, SignedInBloodSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/signed-in-blood.yaml"
LINES: dict[int, int] = {24: 10, 25: 10, 38: 10}
