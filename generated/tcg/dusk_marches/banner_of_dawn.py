"""Banner of Dawn / Флаг рассвета. Generated from cardscripts/tcg/dusk-marches/banner-of-dawn.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    See,
    StaticAbility,
    Strike,
)


class BannerOfDawnRule(StaticAbility):
    """Your creatures standing next to Banner of Dawn get +1 to strike.

    Ваши существа, стоящие рядом с Флагом рассвета, получают +1 к удару.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and see.adjacent(card, see.this)

    rows = (Strike(1),)


CARD = CardDefinition(
    id="banner-of-dawn",
    type="artifact",
    elements=("steppes",),
    classes=(),
    silver=3,
    life=6,
    names={
        "en": {"nom": "Banner of Dawn"},
        "ru": {"nom": "Флаг рассвета", "gen": "Флага рассвета", "dat": "Флагу рассвета", "acc": "Флаг рассвета", "ins": "Флагом рассвета", "prep": "Флаге рассвета"},
    },
    abilities=(BannerOfDawnRule,),
)

SOURCE = "cardscripts/tcg/dusk-marches/banner-of-dawn.yaml"
LINES: dict[int, int] = {18: 9}
