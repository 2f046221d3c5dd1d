"""Raise to the Mark / Поднять до отметки. Generated from cardscripts/heroes/first-light/raise-to-the-mark.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class RaiseToTheMarkSpell(SpellAbility):
    """Make your creature's strike +1 until its strike equals the number of your creatures.

    Увеличивайте удар вашего существа на 1, пока он не станет равен количеству ваших существ.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def such_2(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.set_strike(act.target(1), max(act.strike(act.target(1)), len(act.all(RaiseToTheMarkSpell.such_2))))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class RaiseToTheMarkSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="raise-to-the-mark",
    type="spell",
    elements=("mountains",),
    classes=("order",),
    cost=2,
    names={
        "en": {"nom": "Raise to the Mark"},
        "ru": {"nom": "Поднять до отметки", "gen": "Поднять до отметки", "dat": "Поднять до отметки", "acc": "Поднять до отметки", "ins": "Поднять до отметки", "prep": "Поднять до отметки"},
    },
    abilities=(RaiseToTheMarkSpell, RaiseToTheMarkSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/raise-to-the-mark.yaml"
LINES: dict[int, int] = {26: 10, 39: 10}
