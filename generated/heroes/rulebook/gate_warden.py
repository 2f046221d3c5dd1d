"""Gate Warden / Привратник. Generated from cardscripts/heroes/rulebook/gate-warden.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="gate-warden",
    type="creature",
    elements=("steppes",),
    classes=("human",),
    cost=4,
    strike=3,
    lives=4,
    names={
        "en": {"nom": "Gate Warden"},
        "ru": {"nom": "Привратник", "gen": "Привратника", "dat": "Привратнику", "acc": "Привратника", "ins": "Привратником", "prep": "Привратнике"},
    },
    keywords=(Keyword("vanguard", 2),),
)

SOURCE = "cardscripts/heroes/rulebook/gate-warden.yaml"
LINES: dict[int, int] = {}
