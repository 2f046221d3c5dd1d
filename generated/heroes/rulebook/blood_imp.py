"""Blood Imp / Кровавый бес. Generated from cardscripts/heroes/rulebook/blood-imp.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="blood-imp",
    type="creature",
    elements=("darkness",),
    classes=("demon",),
    cost=2,
    strike=4,
    lives=2,
    names={
        "en": {"nom": "Blood Imp"},
        "ru": {"nom": "Кровавый бес", "gen": "Кровавого беса", "dat": "Кровавому бесу", "acc": "Кровавого беса", "ins": "Кровавым бесом", "prep": "Кровавом бесе"},
    },
    keywords=(Keyword("thirst", 2),),
)

SOURCE = "cardscripts/heroes/rulebook/blood-imp.yaml"
LINES: dict[int, int] = {}
