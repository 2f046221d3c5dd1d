"""Night Leech / Ночная пиявка. Generated from cardscripts/heroes/rulebook/night-leech.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="night-leech",
    type="creature",
    elements=("darkness",),
    classes=("beast",),
    cost=4,
    strike=3,
    lives=4,
    names={
        "en": {"nom": "Night Leech"},
        "ru": {"nom": "Ночная пиявка", "gen": "Ночной пиявки", "dat": "Ночной пиявке", "acc": "Ночную пиявку", "ins": "Ночной пиявкой", "prep": "Ночной пиявке"},
    },
    keywords=(Keyword("vampirism", 2),),
)

SOURCE = "cardscripts/heroes/rulebook/night-leech.yaml"
LINES: dict[int, int] = {}
