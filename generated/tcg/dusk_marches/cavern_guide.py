"""Cavern Guide / Проводник по пещерам. Generated from cardscripts/tcg/dusk-marches/cavern-guide.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="cavern-guide",
    type="creature",
    elements=(),
    classes=(),
    silver=4,
    life=8,
    move=2,
    strike=(1, 2, 2),
    names={
        "en": {"nom": "Cavern Guide"},
        "ru": {"nom": "Проводник по пещерам", "gen": "Проводника по пещерам", "dat": "Проводнику по пещерам", "acc": "Проводника по пещерам", "ins": "Проводником по пещерам", "prep": "Проводнике по пещерам"},
    },
    keywords=(Keyword("stash"), Keyword("protection-from-throws"),),
)

SOURCE = "cardscripts/tcg/dusk-marches/cavern-guide.yaml"
LINES: dict[int, int] = {}
