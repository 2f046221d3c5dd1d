"""Chain Saw / Цепная пила. Generated from cardscripts/heroes/rulebook/chain-saw.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="chain-saw",
    type="creature",
    elements=(),
    classes=("mechanism",),
    cost=2,
    strike=3,
    lives=1,
    names={
        "en": {"nom": "Chain Saw"},
        "ru": {"nom": "Цепная пила", "gen": "Цепной пилы", "dat": "Цепной пиле", "acc": "Цепную пилу", "ins": "Цепной пилой", "prep": "Цепной пиле"},
    },
    keywords=(Keyword("module"), Keyword("directed-strike"),),
)

SOURCE = "cardscripts/heroes/rulebook/chain-saw.yaml"
LINES: dict[int, int] = {}
