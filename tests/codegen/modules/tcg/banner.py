"""Banner / Знамя. Generated from tcg/banner.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    See,
    StaticAbility,
    Strike,
)


class BannerRule(StaticAbility):
    """Your other creatures get +1 to strike.

    Другие ваши существа получают +1 к удару.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and card != see.this

    rows = (Strike(1),)


CARD = CardDefinition(
    id="banner",
    type="artifact",
    elements=("steppes",),
    classes=(),
    gold=3,
    life=7,
    names={
        "en": {"nom": "Banner"},
        "ru": {"nom": "Знамя", "gen": "Знамени", "dat": "Знамени", "acc": "Знамя", "ins": "Знаменем", "prep": "Знамени"},
    },
    abilities=(BannerRule,),
)

SOURCE = "tcg/banner.yaml"
LINES: dict[int, int] = {18: 10}
