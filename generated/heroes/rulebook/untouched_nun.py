"""Untouched Nun / Неприкосновенная монахиня. Generated from cardscripts/heroes/rulebook/untouched-nun.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
    Protection,
    See,
)


class UntouchedNunProtection(Protection):
    """Does not receive wounds from shots.

    Не получает ран от выстрелов.
    """

    def from_source(self, see: See, source: int) -> bool:
        return see.event.how == "shot"


CARD = CardDefinition(
    id="untouched-nun",
    type="creature",
    elements=("steppes",),
    classes=("human",),
    cost=4,
    strike=3,
    lives=4,
    names={
        "en": {"nom": "Untouched Nun"},
        "ru": {"nom": "Неприкосновенная монахиня", "gen": "Неприкосновенной монахини", "dat": "Неприкосновенной монахине", "acc": "Неприкосновенную монахиню", "ins": "Неприкосновенной монахиней", "prep": "Неприкосновенной монахине"},
    },
    abilities=(UntouchedNunProtection,),
    keywords=(Keyword("protection-from-spells"),),
)

SOURCE = "cardscripts/heroes/rulebook/untouched-nun.yaml"
LINES: dict[int, int] = {18: 13}
