"""Snow Abbot / Снежный настоятель. Generated from cardscripts/heroes/first-light/snow-abbot.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Grants,
    Keyword,
    See,
    StaticAbility,
)


class SnowAbbotRule(StaticAbility):
    """Your other humans have Meditation 1.

    Ваши другие люди имеют Медитацию 1.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.has_class(card, "human") and see.is_yours(card) and card != see.this

    rows = (Grants((Keyword("meditation", 1),)),)


CARD = CardDefinition(
    id="snow-abbot",
    type="creature",
    elements=("mountains",),
    classes=("human",),
    cost=5,
    strike=3,
    lives=5,
    names={
        "en": {"nom": "Snow Abbot"},
        "ru": {"nom": "Снежный настоятель", "gen": "Снежного настоятеля", "dat": "Снежному настоятелю", "acc": "Снежного настоятеля", "ins": "Снежным настоятелем", "prep": "Снежном настоятеле"},
    },
    abilities=(SnowAbbotRule,),
    keywords=(Keyword("protection-from-spells"),),
)

SOURCE = "cardscripts/heroes/first-light/snow-abbot.yaml"
LINES: dict[int, int] = {19: 12}
