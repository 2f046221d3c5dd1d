"""Sworn Shield / Присяжный щитник. Generated from cardscripts/tcg/rulebook/sworn-shield.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Must,
    StaticAbility,
)


class SwornShieldRule(StaticAbility):
    """Must act as a defender whenever it is able to.

    Должен выступать защитником всякий раз, когда может.
    """

    rows = (Must("defend"),)


CARD = CardDefinition(
    id="sworn-shield",
    type="creature",
    elements=(),
    classes=(),
    silver=4,
    life=8,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Sworn Shield"},
        "ru": {"nom": "Присяжный щитник", "gen": "Присяжного щитник", "dat": "Присяжному щитник", "acc": "Присяжного щитник", "ins": "Присяжным щитник", "prep": "Присяжном щитник"},
    },
    abilities=(SwornShieldRule,),
)

SOURCE = "cardscripts/tcg/rulebook/sworn-shield.yaml"
LINES: dict[int, int] = {}
