"""Pale Wisp / Бледный огонёк. Generated from cardscripts/tcg/dusk-marches/pale-wisp.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Incoming,
    StaticAbility,
)


class PaleWispRule(StaticAbility):
    """Incorporeal: -1 from shots and throws.

    Бестелесный: -1 от выстрелов и метаний.
    """

    keyword = "incorporeal"
    rows = (Incoming(-1, by="shot"), Incoming(-1, by="throw"),)


CARD = CardDefinition(
    id="pale-wisp",
    type="creature",
    elements=("darkness",),
    classes=(),
    silver=4,
    life=5,
    move=2,
    strike=(1, 1, 2),
    names={
        "en": {"nom": "Pale Wisp"},
        "ru": {"nom": "Бледный огонёк", "gen": "Бледного огонька", "dat": "Бледному огоньку", "acc": "Бледный огонёк", "ins": "Бледным огоньком", "prep": "Бледном огоньке"},
    },
    abilities=(PaleWispRule,),
)

SOURCE = "cardscripts/tcg/dusk-marches/pale-wisp.yaml"
LINES: dict[int, int] = {}
