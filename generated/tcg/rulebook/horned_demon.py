"""Horned Demon / Рогатый демон. Generated from cardscripts/tcg/rulebook/horned-demon.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="horned-demon",
    type="creature",
    elements=("darkness",),
    classes=("demon",),
    silver=7,
    life=10,
    move=1,
    strike=(2, 3, 4),
    names={
        "en": {"nom": "Horned Demon"},
        "ru": {"nom": "Рогатый демон", "gen": "Рогатого демона", "dat": "Рогатому демону", "acc": "Рогатого демона", "ins": "Рогатым демоном", "prep": "Рогатом демоне"},
    },
    keywords=(Keyword("stash"),),
)

SOURCE = "cardscripts/tcg/rulebook/horned-demon.yaml"
LINES: dict[int, int] = {}
