"""Wilful Lancer / Своевольный копейщик. Generated from cardscripts/heroes/rulebook/wilful-lancer.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Ignores,
    StaticAbility,
)


class WilfulLancerRule(StaticAbility):
    """Ignores features that oblige attacks.

    Игнорирует особенности, обязывающие атаковать.
    """

    rows = (Ignores(("obligations",)),)


CARD = CardDefinition(
    id="wilful-lancer",
    type="creature",
    elements=("steppes",),
    classes=("human",),
    cost=4,
    strike=4,
    lives=3,
    names={
        "en": {"nom": "Wilful Lancer"},
        "ru": {"nom": "Своевольный копейщик", "gen": "Своевольного копейщика", "dat": "Своевольному копейщику", "acc": "Своевольного копейщика", "ins": "Своевольным копейщиком", "prep": "Своевольном копейщике"},
    },
    abilities=(WilfulLancerRule,),
)

SOURCE = "cardscripts/heroes/rulebook/wilful-lancer.yaml"
LINES: dict[int, int] = {}
