"""Galliwespin / Галливеспин. Generated from cardscripts/heroes/rulebook/galliwespin.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    ReplacingAbility,
    Step,
    on,
    you,
)


class GalliwespinReplacement(ReplacingAbility):
    """If you must receive a prayer token, instead receive 1 more prayer token.

    Если вы должны получить жетон молитвы, вместо этого получите на 1 жетон молитвы больше.
    """

    replaces = on.gains_prayers(player=you)

    def step_1(self, act: Act) -> None:
        act.keep(amount=act.event.amount + 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="galliwespin",
    type="creature",
    elements=("darkness",),
    classes=("demon",),
    cost=3,
    strike=2,
    lives=4,
    names={
        "en": {"nom": "Galliwespin"},
        "ru": {"nom": "Галливеспин", "gen": "Галливеспина", "dat": "Галливеспину", "acc": "Галливеспина", "ins": "Галливеспином", "prep": "Галливеспине"},
    },
    abilities=(GalliwespinReplacement,),
)

SOURCE = "cardscripts/heroes/rulebook/galliwespin.yaml"
LINES: dict[int, int] = {22: 12}
