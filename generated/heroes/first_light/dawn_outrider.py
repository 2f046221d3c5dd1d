"""Dawn Outrider / Рассветный вестовой. Generated from cardscripts/heroes/first-light/dawn-outrider.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="dawn-outrider",
    type="creature",
    elements=("steppes",),
    classes=("human",),
    cost=2,
    strike=2,
    lives=2,
    names={
        "en": {"nom": "Dawn Outrider"},
        "ru": {"nom": "Рассветный вестовой", "gen": "Рассветного вестового", "dat": "Рассветному вестовому", "acc": "Рассветного вестового", "ins": "Рассветным вестовым", "prep": "Рассветном вестовом"},
    },
    keywords=(Keyword("charge"),),
)

SOURCE = "cardscripts/heroes/first-light/dawn-outrider.yaml"
LINES: dict[int, int] = {}
