"""Wild Rider / Дикий наездник. Generated from cardscripts/heroes/rulebook/wild-rider.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="wild-rider",
    type="creature",
    elements=("steppes",),
    classes=("orc",),
    cost=3,
    strike=3,
    lives=2,
    names={
        "en": {"nom": "Wild Rider"},
        "ru": {"nom": "Дикий наездник", "gen": "Дикого наездника", "dat": "Дикому наезднику", "acc": "Дикого наездника", "ins": "Диким наездником", "prep": "Диком наезднике"},
    },
    keywords=(Keyword("charge"), Keyword("rage"),),
)

SOURCE = "cardscripts/heroes/rulebook/wild-rider.yaml"
LINES: dict[int, int] = {}
