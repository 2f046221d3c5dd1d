"""Ebb Warden / Страж отлива. Generated from cardscripts/heroes/first-light/ebb-warden.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
    Protection,
    See,
)


class EbbWardenProtection(Protection):
    """Does not receive wounds during your turn.

    Не получает ран в ваш ход.
    """

    def condition(self, see: See) -> bool:
        return see.your_turn

    def from_source(self, see: See, source: int) -> bool:
        return True


CARD = CardDefinition(
    id="ebb-warden",
    type="creature",
    elements=("swamps",),
    classes=("aquanite",),
    cost=5,
    strike=3,
    lives=4,
    names={
        "en": {"nom": "Ebb Warden"},
        "ru": {"nom": "Страж отлива", "gen": "Стража отлива", "dat": "Стражу отлива", "acc": "Стража отлива", "ins": "Стражем отлива", "prep": "Страже отлива"},
    },
    abilities=(EbbWardenProtection,),
    keywords=(Keyword("regeneration", 1),),
)

SOURCE = "cardscripts/heroes/first-light/ebb-warden.yaml"
LINES: dict[int, int] = {18: 12, 21: 12}
