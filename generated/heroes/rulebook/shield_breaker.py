"""Shield Breaker / Ломатель щитов. Generated from cardscripts/heroes/rulebook/shield-breaker.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Ignores,
    Keyword,
    StaticAbility,
)


class ShieldBreakerRule(StaticAbility):
    """Ignores Armor.

    Игнорирует Броню.
    """

    rows = (Ignores(("armor",)),)


CARD = CardDefinition(
    id="shield-breaker",
    type="creature",
    elements=("steppes",),
    classes=("orc",),
    cost=4,
    strike=4,
    lives=3,
    names={
        "en": {"nom": "Shield Breaker"},
        "ru": {"nom": "Ломатель щитов", "gen": "Ломателя щитов", "dat": "Ломателю щитов", "acc": "Ломателя щитов", "ins": "Ломателем щитов", "prep": "Ломателе щитов"},
    },
    abilities=(ShieldBreakerRule,),
    keywords=(Keyword("suppression"),),
)

SOURCE = "cardscripts/heroes/rulebook/shield-breaker.yaml"
LINES: dict[int, int] = {}
