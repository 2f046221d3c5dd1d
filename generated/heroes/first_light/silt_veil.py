"""Silt Veil / Илистая завеса. Generated from cardscripts/heroes/first-light/silt-veil.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="silt-veil",
    type="creature",
    elements=("swamps",),
    classes=("spirit",),
    cost=5,
    strike=3,
    lives=5,
    names={
        "en": {"nom": "Silt Veil"},
        "ru": {"nom": "Илистая завеса", "gen": "Илистой завесы", "dat": "Илистой завесе", "acc": "Илистую завесу", "ins": "Илистой завесой", "prep": "Илистой завесе"},
    },
    keywords=(Keyword("reduced-strike", 1),),
)

SOURCE = "cardscripts/heroes/first-light/silt-veil.yaml"
LINES: dict[int, int] = {}
