"""Feuding Kinsman / Кровник. Generated from cardscripts/heroes/first-light/feuding-kinsman.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Inflicts,
    Receives,
    See,
    StaticAbility,
)


class FeudingKinsmanSuperiority(StaticAbility):
    """Superiority over creatures with a different class.

    Превосходство над существами с другим классом.
    """

    keyword = "superiority"

    def against_1(self, see: See, card: int, other: int) -> bool:
        return see.is_creature(other) and not see.shares_class(other, see.this)

    def source_2(self, see: See, card: int, other: int) -> bool:
        return see.is_creature(other) and not see.shares_class(other, see.this)

    rows = (Inflicts(2, against=against_1), Receives(-2, source=source_2),)


CARD = CardDefinition(
    id="feuding-kinsman",
    type="creature",
    elements=("steppes",),
    classes=("human",),
    cost=3,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Feuding Kinsman"},
        "ru": {"nom": "Кровник", "gen": "Кровника", "dat": "Кровнику", "acc": "Кровника", "ins": "Кровником", "prep": "Кровнике"},
    },
    abilities=(FeudingKinsmanSuperiority,),
)

SOURCE = "cardscripts/heroes/first-light/feuding-kinsman.yaml"
LINES: dict[int, int] = {}
