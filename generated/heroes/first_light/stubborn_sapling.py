"""Stubborn Sapling / Упрямый саженец. Generated from cardscripts/heroes/first-light/stubborn-sapling.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="stubborn-sapling",
    type="creature",
    elements=("forests",),
    classes=("ent",),
    cost=3,
    strike=1,
    lives=3,
    names={
        "en": {"nom": "Stubborn Sapling"},
        "ru": {"nom": "Упрямый саженец", "gen": "Упрямого саженца", "dat": "Упрямому саженцу", "acc": "Упрямый саженец", "ins": "Упрямым саженцем", "prep": "Упрямом саженце"},
    },
    keywords=(Keyword("might", 3),),
)

SOURCE = "cardscripts/heroes/first-light/stubborn-sapling.yaml"
LINES: dict[int, int] = {}
