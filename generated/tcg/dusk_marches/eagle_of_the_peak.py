"""Eagle of the Peak / Орёл с вершины. Generated from cardscripts/tcg/dusk-marches/eagle-of-the-peak.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="eagle-of-the-peak",
    type="creature",
    kind="flying",
    elements=("mountains",),
    classes=(),
    gold=6,
    life=8,
    strike=(2, 3, 4),
    names={
        "en": {"nom": "Eagle of the Peak"},
        "ru": {"nom": "Орёл с вершины", "gen": "Орла с вершины", "dat": "Орлу с вершины", "acc": "Орла с вершины", "ins": "Орлом с вершины", "prep": "Орле с вершины"},
    },
    keywords=(Keyword("accuracy"),),
)

SOURCE = "cardscripts/tcg/dusk-marches/eagle-of-the-peak.yaml"
LINES: dict[int, int] = {}
