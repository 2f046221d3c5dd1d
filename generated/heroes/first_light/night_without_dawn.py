"""Night without Dawn / Ночь без рассвета. Generated from cardscripts/heroes/first-light/night-without-dawn.yaml; do not edit."""

from runtime.heroes.script import (
    Cannot,
    CardDefinition,
    See,
    StaticAbility,
)


class NightWithoutDawnRule(StaticAbility):
    """Opposing creatures do not strike back.

    Существа противника не наносят ответный удар.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    rows = (Cannot("strike_back"),)


CARD = CardDefinition(
    id="night-without-dawn",
    type="support",
    elements=("darkness",),
    classes=("event",),
    cost=4,
    names={
        "en": {"nom": "Night without Dawn"},
        "ru": {"nom": "Ночь без рассвета", "gen": "Ночи без рассвета", "dat": "Ночи без рассвета", "acc": "Ночь без рассвета", "ins": "Ночью без рассвета", "prep": "Ночи без рассвета"},
    },
    abilities=(NightWithoutDawnRule,),
)

SOURCE = "cardscripts/heroes/first-light/night-without-dawn.yaml"
LINES: dict[int, int] = {18: 10}
