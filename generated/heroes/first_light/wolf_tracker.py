"""Wolf Tracker / Охотница по волчьему следу. Generated from cardscripts/heroes/first-light/wolf-tracker.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    See,
    Superiority,
)


class WolfTrackerSuperiority(Superiority):
    """Superiority over beasts.

    Превосходство над зверьми.
    """

    def over(self, see: See, card: int) -> bool:
        return see.has_class(card, "beast")


CARD = CardDefinition(
    id="wolf-tracker",
    type="creature",
    elements=("steppes",),
    classes=("human",),
    cost=3,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Wolf Tracker"},
        "ru": {"nom": "Охотница по волчьему следу", "gen": "Охотницы по волчьему следу", "dat": "Охотнице по волчьему следу", "acc": "Охотницу по волчьему следу", "ins": "Охотницей по волчьему следу", "prep": "Охотнице по волчьему следу"},
    },
    abilities=(WolfTrackerSuperiority,),
)

SOURCE = "cardscripts/heroes/first-light/wolf-tracker.yaml"
LINES: dict[int, int] = {17: 12}
