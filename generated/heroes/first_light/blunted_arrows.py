"""Blunted Arrows / Затупленные стрелы. Generated from cardscripts/heroes/first-light/blunted-arrows.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Ignores,
    Protection,
    See,
    StaticAbility,
)


class BluntedArrowsRule(StaticAbility):
    """Ignores Armor.

    Игнорирует Броню.
    """

    rows = (Ignores(("armor",)),)


class BluntedArrowsProtection(Protection):
    """Protection from shots.

    Защита от выстрелов.
    """

    keyword = "protection"

    def from_source(self, see: See, source: int) -> bool:
        return see.event.how == "shot"


CARD = CardDefinition(
    id="blunted-arrows",
    type="creature",
    elements=("steppes",),
    classes=("human",),
    cost=3,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Blunted Arrows"},
        "ru": {"nom": "Затупленные стрелы", "gen": "Затупленных стрел", "dat": "Затупленным стрелам", "acc": "Затупленные стрелы", "ins": "Затупленными стрелами", "prep": "Затупленных стрелах", "number": "pl"},
    },
    abilities=(BluntedArrowsRule, BluntedArrowsProtection,),
)

SOURCE = "cardscripts/heroes/first-light/blunted-arrows.yaml"
LINES: dict[int, int] = {30: 12}
