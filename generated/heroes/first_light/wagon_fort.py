"""Wagon Fort / Гуляй-город. Generated from cardscripts/heroes/first-light/wagon-fort.yaml; do not edit."""

from runtime.heroes.script import (
    Cannot,
    CardDefinition,
    Grants,
    Protection,
    See,
    StaticAbility,
)


class WagonFortRule(StaticAbility):
    """Cannot attack.

    Не может атаковать.
    """

    rows = (Cannot("attack"),)


class WagonFortProtection(Protection):
    """Protection from shots.

    Защиту от выстрелов.
    """

    keyword = "protection"

    def from_source(self, see: See, source: int) -> bool:
        return see.event.how == "shot"


class WagonFortRule2(StaticAbility):
    """Your other creatures have Protection from shots.

    Ваши другие существа имеют Защиту от выстрелов.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and card != see.this

    rows = (Grants((WagonFortProtection,)),)


CARD = CardDefinition(
    id="wagon-fort",
    type="creature",
    elements=("steppes",),
    classes=("mechanism",),
    cost=4,
    strike=0,
    lives=8,
    names={
        "en": {"nom": "Wagon Fort"},
        "ru": {"nom": "Гуляй-город", "gen": "Гуляй-города", "dat": "Гуляй-городу", "acc": "Гуляй-город", "ins": "Гуляй-городом", "prep": "Гуляй-городе"},
    },
    abilities=(WagonFortRule, WagonFortRule2,),
)

SOURCE = "cardscripts/heroes/first-light/wagon-fort.yaml"
LINES: dict[int, int] = {31: 12, 41: 12}
