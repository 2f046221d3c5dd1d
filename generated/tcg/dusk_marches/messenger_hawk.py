"""Messenger Hawk / Ястреб-гонец. Generated from cardscripts/tcg/dusk-marches/messenger-hawk.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="messenger-hawk",
    type="creature",
    kind="flying",
    elements=(),
    classes=(),
    silver=3,
    life=4,
    strike=(0, 1, 2),
    names={
        "en": {"nom": "Messenger Hawk"},
        "ru": {"nom": "Ястреб-гонец", "gen": "Ястреба-гонца", "dat": "Ястребу-гонцу", "acc": "Ястреба-гонца", "ins": "Ястребом-гонцом", "prep": "Ястребе-гонце"},
    },
    keywords=(Keyword("protection-from-ranged-attacks"),),
)

SOURCE = "cardscripts/tcg/dusk-marches/messenger-hawk.yaml"
LINES: dict[int, int] = {}
