"""Self-Propelled / Самоход. Generated from cardscripts/heroes/rulebook/self-propelled.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="self-propelled",
    type="creature",
    elements=("steppes",),
    classes=("mechanism",),
    cost=3,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Self-Propelled"},
        "ru": {"nom": "Самоход", "gen": "Самохода", "dat": "Самоходу", "acc": "Самоход", "ins": "Самоходом", "prep": "Самоходе"},
    },
    keywords=(Keyword("armor", 1),),
)

SOURCE = "cardscripts/heroes/rulebook/self-propelled.yaml"
LINES: dict[int, int] = {}
