"""Maddened Tarpan / Взбесившийся тарпан. Generated from cardscripts/heroes/first-light/maddened-tarpan.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="maddened-tarpan",
    type="creature",
    elements=("steppes",),
    classes=("beast",),
    cost=2,
    strike=3,
    lives=2,
    names={
        "en": {"nom": "Maddened Tarpan"},
        "ru": {"nom": "Взбесившийся тарпан", "gen": "Взбесившегося тарпана", "dat": "Взбесившемуся тарпану", "acc": "Взбесившегося тарпана", "ins": "Взбесившимся тарпаном", "prep": "Взбесившемся тарпане"},
    },
    keywords=(Keyword("frenzy"), Keyword("rage"),),
)

SOURCE = "cardscripts/heroes/first-light/maddened-tarpan.yaml"
LINES: dict[int, int] = {}
