"""Veil Piercer / Пронзающий завесу. Generated from cardscripts/heroes/rulebook/veil-piercer.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Ignores,
    StaticAbility,
)


class VeilPiercerRule(StaticAbility):
    """Ignores protection from attacks by steppe cards.

    Игнорирует Защиту от атак степных карт.
    """

    rows = (Ignores(("protection",)),)


class VeilPiercerRule2(StaticAbility):
    """Ignores Meditation.

    Игнорирует Медитацию.
    """

    rows = (Ignores(("meditation",)),)


class VeilPiercerRule3(StaticAbility):
    """Ignores Undead.

    Игнорирует Немёртвого.
    """

    rows = (Ignores(("undead",)),)


CARD = CardDefinition(
    id="veil-piercer",
    type="creature",
    elements=("steppes",),
    classes=("human",),
    cost=4,
    strike=3,
    lives=4,
    names={
        "en": {"nom": "Veil Piercer"},
        "ru": {"nom": "Пронзающий завесу", "gen": "Пронзающего завесу", "dat": "Пронзающему завесу", "acc": "Пронзающий завесу", "ins": "Пронзающим завесу", "prep": "Пронзающем завесу"},
    },
    abilities=(VeilPiercerRule, VeilPiercerRule2, VeilPiercerRule3,),
)

SOURCE = "cardscripts/heroes/rulebook/veil-piercer.yaml"
LINES: dict[int, int] = {}
