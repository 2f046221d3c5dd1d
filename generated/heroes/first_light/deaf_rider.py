"""Deaf Rider / Глухой всадник. Generated from cardscripts/heroes/first-light/deaf-rider.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Ignores,
    Keyword,
    StaticAbility,
)


class DeafRiderRule(StaticAbility):
    """Ignores features that oblige attacks.

    Игнорирует особенности, обязывающие атаковать.
    """

    rows = (Ignores(("obligations",)),)


CARD = CardDefinition(
    id="deaf-rider",
    type="creature",
    elements=("steppes",),
    classes=("human",),
    cost=4,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Deaf Rider"},
        "ru": {"nom": "Глухой всадник", "gen": "Глухого всадника", "dat": "Глухому всаднику", "acc": "Глухого всадника", "ins": "Глухим всадником", "prep": "Глухом всаднике"},
    },
    abilities=(DeafRiderRule,),
    keywords=(Keyword("charge"),),
)

SOURCE = "cardscripts/heroes/first-light/deaf-rider.yaml"
LINES: dict[int, int] = {}
