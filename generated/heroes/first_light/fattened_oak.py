"""Fattened Oak / Вскормленный дуб. Generated from cardscripts/heroes/first-light/fattened-oak.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    EntersWith,
    StaticAbility,
)


class FattenedOakRule(StaticAbility):
    """Enters play with 3 enhancement effects.

    Входит в игру с 3 эффектами усиления.
    """

    rows = (EntersWith("enhancement", 3),)


CARD = CardDefinition(
    id="fattened-oak",
    type="creature",
    elements=("forests",),
    classes=("ent",),
    cost=5,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Fattened Oak"},
        "ru": {"nom": "Вскормленный дуб", "gen": "Вскормленного дуба", "dat": "Вскормленному дубу", "acc": "Вскормленный дуб", "ins": "Вскормленным дубом", "prep": "Вскормленном дубе"},
    },
    abilities=(FattenedOakRule,),
)

SOURCE = "cardscripts/heroes/first-light/fattened-oak.yaml"
LINES: dict[int, int] = {}
