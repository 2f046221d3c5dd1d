"""Grave Knight / Могильный рыцарь. Generated from cardscripts/tcg/dusk-marches/grave-knight.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="grave-knight",
    type="creature",
    elements=("darkness",),
    classes=(),
    gold=7,
    life=11,
    move=1,
    strike=(2, 4, 5),
    names={
        "en": {"nom": "Grave Knight"},
        "ru": {"nom": "Могильный рыцарь", "gen": "Могильного рыцаря", "dat": "Могильному рыцарю", "acc": "Могильного рыцаря", "ins": "Могильным рыцарем", "prep": "Могильном рыцаре"},
    },
    keywords=(Keyword("incarnation", 3),),
)

SOURCE = "cardscripts/tcg/dusk-marches/grave-knight.yaml"
LINES: dict[int, int] = {}
