"""Outcast of Every Tribe / Изгой всех племён. Generated from cardscripts/heroes/first-light/outcast-of-every-tribe.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Must,
    See,
    StaticAbility,
)


class OutcastOfEveryTribeRule(StaticAbility):
    """Directed strike against creatures with a different class.

    Направленный удар по существам с другим классом.
    """

    keyword = "directed-strike"

    def against_1(self, see: See, card: int, other: int) -> bool:
        return see.is_creature(other) and not see.shares_class(other, see.this)

    rows = (Must("strike_directed", against_1),)


CARD = CardDefinition(
    id="outcast-of-every-tribe",
    type="creature",
    elements=("swamps",),
    classes=("goblin",),
    cost=3,
    strike=3,
    lives=2,
    names={
        "en": {"nom": "Outcast of Every Tribe"},
        "ru": {"nom": "Изгой всех племён", "gen": "Изгоя всех племён", "dat": "Изгою всех племён", "acc": "Изгоя всех племён", "ins": "Изгоем всех племён", "prep": "Изгое всех племён"},
    },
    abilities=(OutcastOfEveryTribeRule,),
)

SOURCE = "cardscripts/heroes/first-light/outcast-of-every-tribe.yaml"
LINES: dict[int, int] = {}
