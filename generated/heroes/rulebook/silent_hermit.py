"""Silent Hermit / Молчаливый отшельник. Generated from cardscripts/heroes/rulebook/silent-hermit.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="silent-hermit",
    type="creature",
    elements=("mountains",),
    classes=("human",),
    cost=3,
    strike=2,
    lives=4,
    names={
        "en": {"nom": "Silent Hermit"},
        "ru": {"nom": "Молчаливый отшельник", "gen": "Молчаливого отшельника", "dat": "Молчаливому отшельнику", "acc": "Молчаливого отшельника", "ins": "Молчаливым отшельником", "prep": "Молчаливом отшельнике"},
    },
    keywords=(Keyword("meditation", 2),),
)

SOURCE = "cardscripts/heroes/rulebook/silent-hermit.yaml"
LINES: dict[int, int] = {}
