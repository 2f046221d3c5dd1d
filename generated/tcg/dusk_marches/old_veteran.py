"""Old Veteran / Старый ветеран. Generated from cardscripts/tcg/dusk-marches/old-veteran.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="old-veteran",
    type="creature",
    elements=(),
    classes=(),
    silver=5,
    life=10,
    move=1,
    strike=(2, 2, 3),
    names={
        "en": {"nom": "Old Veteran"},
        "ru": {"nom": "Старый ветеран", "gen": "Старого ветерана", "dat": "Старому ветерану", "acc": "Старого ветерана", "ins": "Старым ветераном", "prep": "Старом ветеране"},
    },
    keywords=(Keyword("defense-experience", 2),),
)

SOURCE = "cardscripts/tcg/dusk-marches/old-veteran.yaml"
LINES: dict[int, int] = {}
