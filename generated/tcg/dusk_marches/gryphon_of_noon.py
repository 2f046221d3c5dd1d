"""Gryphon of Noon / Полуденный грифон. Generated from cardscripts/tcg/dusk-marches/gryphon-of-noon.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="gryphon-of-noon",
    type="creature",
    kind="flying",
    elements=("steppes",),
    classes=(),
    gold=7,
    life=9,
    strike=(2, 3, 4),
    names={
        "en": {"nom": "Gryphon of Noon"},
        "ru": {"nom": "Полуденный грифон", "gen": "Полуденного грифона", "dat": "Полуденному грифону", "acc": "Полуденного грифона", "ins": "Полуденным грифоном", "prep": "Полуденном грифоне"},
    },
    keywords=(Keyword("attack-experience", 1), Keyword("defense-experience", 1),),
)

SOURCE = "cardscripts/tcg/dusk-marches/gryphon-of-noon.yaml"
LINES: dict[int, int] = {}
