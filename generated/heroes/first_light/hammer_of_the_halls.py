"""Hammer of the Halls / Молот чертогов. Generated from cardscripts/heroes/first-light/hammer-of-the-halls.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Lives,
    See,
    StaticAbility,
    Strike,
)


class HammerOfTheHallsRule(StaticAbility):
    """Your gnomes have +1 to strike and lives.

    Ваши гномы имеют +1 к удару и жизням.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.has_class(card, "gnome") and see.is_yours(card)

    rows = (Strike(1), Lives(1),)


CARD = CardDefinition(
    id="hammer-of-the-halls",
    type="support",
    elements=("mountains",),
    classes=("weapon",),
    cost=3,
    names={
        "en": {"nom": "Hammer of the Halls"},
        "ru": {"nom": "Молот чертогов", "gen": "Молота чертогов", "dat": "Молоту чертогов", "acc": "Молот чертогов", "ins": "Молотом чертогов", "prep": "Молоте чертогов"},
    },
    abilities=(HammerOfTheHallsRule,),
)

SOURCE = "cardscripts/heroes/first-light/hammer-of-the-halls.yaml"
LINES: dict[int, int] = {19: 10}
