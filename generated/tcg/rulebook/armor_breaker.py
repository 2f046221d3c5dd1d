"""Armor Breaker / Бронебой. Generated from cardscripts/tcg/rulebook/armor-breaker.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Ignores,
    StaticAbility,
)


class ArmorBreakerRule(StaticAbility):
    """Ignores armor.

    Игнорирует броню.
    """

    rows = (Ignores(("armor",)),)


CARD = CardDefinition(
    id="armor-breaker",
    type="creature",
    elements=("mountains",),
    classes=(),
    silver=5,
    life=8,
    move=1,
    strike=(2, 3, 4),
    names={
        "en": {"nom": "Armor Breaker"},
        "ru": {"nom": "Бронебой", "gen": "Бронебоя", "dat": "Бронебою", "acc": "Бронебоя", "ins": "Бронебоем", "prep": "Бронебое"},
    },
    abilities=(ArmorBreakerRule,),
)

SOURCE = "cardscripts/tcg/rulebook/armor-breaker.yaml"
LINES: dict[int, int] = {}
