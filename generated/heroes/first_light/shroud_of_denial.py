"""Shroud of Denial / Саван отрицания. Generated from cardscripts/heroes/first-light/shroud-of-denial.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    ReplacingAbility,
    See,
    Step,
    THEN,
    on,
)


class ShroudOfDenialReplacement(ReplacingAbility):
    """If your hero must receive wounds, instead you may destroy Shroud of Denial, prevent those wounds.

    Если ваш герой должен получить раны, вместо этого можете уничтожить Саван отрицания, предотвратите эти раны.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_hero(card) and see.is_yours(card)

    replaces = on.wounded(card=fits_1)
    may = True

    def step_1(self, act: Act) -> None:
        act.destroy(act.this)

    def step_2(self, act: Act) -> None:
        pass  # the wounds do not happen

    steps = (Step(step_1), Step(step_2, link=THEN))


CARD = CardDefinition(
    id="shroud-of-denial",
    type="support",
    elements=("darkness",),
    classes=("armor",),
    cost=3,
    names={
        "en": {"nom": "Shroud of Denial"},
        "ru": {"nom": "Саван отрицания", "gen": "Савана отрицания", "dat": "Савану отрицания", "acc": "Саван отрицания", "ins": "Саваном отрицания", "prep": "Саване отрицания"},
    },
    abilities=(ShroudOfDenialReplacement,),
)

SOURCE = "cardscripts/heroes/first-light/shroud-of-denial.yaml"
LINES: dict[int, int] = {27: 10, 30: 10}
