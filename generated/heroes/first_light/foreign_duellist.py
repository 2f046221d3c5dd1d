"""Foreign Duellist / Чужестранный дуэлянт. Generated from cardscripts/heroes/first-light/foreign-duellist.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Must,
    See,
    StaticAbility,
)


class ForeignDuellistRule(StaticAbility):
    """Directed strike against creatures with a different class.

    Направленный удар по существам с другим классом.
    """

    keyword = "directed-strike"

    def against_1(self, see: See, card: int, other: int) -> bool:
        return see.is_creature(other) and not see.shares_class(other, see.this)

    rows = (Must("strike_directed", against_1),)


CARD = CardDefinition(
    id="foreign-duellist",
    type="creature",
    elements=(),
    classes=("mercenary",),
    cost=3,
    strike=3,
    lives=2,
    names={
        "en": {"nom": "Foreign Duellist"},
        "ru": {"nom": "Чужестранный дуэлянт", "gen": "Чужестранного дуэлянта", "dat": "Чужестранному дуэлянту", "acc": "Чужестранного дуэлянта", "ins": "Чужестранным дуэлянтом", "prep": "Чужестранном дуэлянте"},
    },
    abilities=(ForeignDuellistRule,),
)

SOURCE = "cardscripts/heroes/first-light/foreign-duellist.yaml"
LINES: dict[int, int] = {}
