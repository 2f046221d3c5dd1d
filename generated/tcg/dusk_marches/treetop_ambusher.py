"""Treetop Ambusher / Засадник в кронах. Generated from cardscripts/tcg/dusk-marches/treetop-ambusher.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="treetop-ambusher",
    type="creature",
    elements=("forests",),
    classes=("elf",),
    silver=4,
    life=7,
    move=2,
    strike=(1, 2, 2),
    names={
        "en": {"nom": "Treetop Ambusher"},
        "ru": {"nom": "Засадник в кронах", "gen": "Засадника в кронах", "dat": "Засаднику в кронах", "acc": "Засадника в кронах", "ins": "Засадником в кронах", "prep": "Засаднике в кронах"},
    },
    keywords=(Keyword("stealth"),),
)

SOURCE = "cardscripts/tcg/dusk-marches/treetop-ambusher.yaml"
LINES: dict[int, int] = {}
