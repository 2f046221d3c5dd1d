"""Honey Bees / Медовые пчёлы. Generated from cardscripts/heroes/first-light/honey-bees.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="honey-bees",
    type="creature",
    elements=("forests",),
    classes=("beast",),
    cost=2,
    strike=2,
    lives=1,
    names={
        "en": {"nom": "Honey Bees"},
        "ru": {"nom": "Медовые пчёлы", "gen": "Медовых пчёл", "dat": "Медовым пчёлам", "acc": "Медовых пчёл", "ins": "Медовыми пчёлами", "prep": "Медовых пчёлах", "number": "pl"},
    },
    keywords=(Keyword("horde"), Keyword("unity", 2),),
)

SOURCE = "cardscripts/heroes/first-light/honey-bees.yaml"
LINES: dict[int, int] = {}
