"""Veteran of Five Wars / Ветеран пяти войн. Generated from cardscripts/heroes/first-light/veteran-of-five-wars.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Ignores,
    Keyword,
    StaticAbility,
)


class VeteranOfFiveWarsRule(StaticAbility):
    """Ignores features that oblige attacks.

    Игнорирует особенности, обязывающие атаковать.
    """

    rows = (Ignores(("obligations",)),)


CARD = CardDefinition(
    id="veteran-of-five-wars",
    type="creature",
    elements=(),
    classes=("mercenary",),
    cost=6,
    strike=5,
    lives=5,
    names={
        "en": {"nom": "Veteran of Five Wars"},
        "ru": {"nom": "Ветеран пяти войн", "gen": "Ветерана пяти войн", "dat": "Ветерану пяти войн", "acc": "Ветерана пяти войн", "ins": "Ветераном пяти войн", "prep": "Ветеране пяти войн"},
    },
    abilities=(VeteranOfFiveWarsRule,),
    keywords=(Keyword("attack-experience"),),
)

SOURCE = "cardscripts/heroes/first-light/veteran-of-five-wars.yaml"
LINES: dict[int, int] = {}
