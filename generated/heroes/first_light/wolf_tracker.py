"""Wolf Tracker / Охотница по волчьему следу. Generated from cardscripts/heroes/first-light/wolf-tracker.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Inflicts,
    Receives,
    See,
    StaticAbility,
)


class WolfTrackerSuperiority(StaticAbility):
    """Superiority over beasts.

    Превосходство над зверьми.
    """

    keyword = "superiority"

    def against_1(self, see: See, card: int, other: int) -> bool:
        return see.is_creature(other) and see.has_class(other, "beast")

    def source_2(self, see: See, card: int, other: int) -> bool:
        return see.is_creature(other) and see.has_class(other, "beast")

    rows = (Inflicts(2, against=against_1), Receives(-2, source=source_2),)


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
LINES: dict[int, int] = {}
