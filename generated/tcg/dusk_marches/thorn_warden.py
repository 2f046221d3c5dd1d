"""Thorn Warden / Хранитель терний. Generated from cardscripts/tcg/dusk-marches/thorn-warden.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="thorn-warden",
    type="creature",
    elements=("forests",),
    classes=("forest guardian",),
    silver=5,
    life=9,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Thorn Warden"},
        "ru": {"nom": "Хранитель терний", "gen": "Хранителя терний", "dat": "Хранителю терний", "acc": "Хранителя терний", "ins": "Хранителем терний", "prep": "Хранителе терний"},
    },
    keywords=(Keyword("fortitude"),),
)

SOURCE = "cardscripts/tcg/dusk-marches/thorn-warden.yaml"
LINES: dict[int, int] = {}
