"""Soft Shell / Мягкий панцирь. Generated from cardscripts/tcg/rulebook/soft-shell.yaml; do not edit."""

from runtime.tcg.script import (
    AT_MOST,
    CardDefinition,
    Incoming,
    StaticAbility,
)


class SoftShellRule(StaticAbility):
    """Strikes against Soft Shell are reduced to 1.

    Удары по Мягкому панцирю сводятся к 1.
    """

    rows = (Incoming(1, by="strike", operation=AT_MOST),)


CARD = CardDefinition(
    id="soft-shell",
    type="creature",
    elements=("swamps",),
    classes=(),
    silver=5,
    life=9,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Soft Shell"},
        "ru": {"nom": "Мягкий панцирь", "gen": "Мягкого панциря", "dat": "Мягкому панцирю", "acc": "Мягкий панцирь", "ins": "Мягким панцирем", "prep": "Мягком панцире"},
    },
    abilities=(SoftShellRule,),
)

SOURCE = "cardscripts/tcg/rulebook/soft-shell.yaml"
LINES: dict[int, int] = {}
