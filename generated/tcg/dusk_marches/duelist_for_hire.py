"""Duelist for Hire / Дуэлянт по найму. Generated from cardscripts/tcg/dusk-marches/duelist-for-hire.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="duelist-for-hire",
    type="creature",
    elements=(),
    classes=(),
    gold=5,
    life=9,
    move=2,
    strike=(2, 3, 4),
    names={
        "en": {"nom": "Duelist for Hire"},
        "ru": {"nom": "Дуэлянт по найму", "gen": "Дуэлянта по найму", "dat": "Дуэлянту по найму", "acc": "Дуэлянта по найму", "ins": "Дуэлянтом по найму", "prep": "Дуэлянте по найму"},
    },
    keywords=(Keyword("attack-experience", 2),),
)

SOURCE = "cardscripts/tcg/dusk-marches/duelist-for-hire.yaml"
LINES: dict[int, int] = {}
