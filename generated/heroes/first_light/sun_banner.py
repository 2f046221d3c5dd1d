"""Sun Banner / Солнечное знамя. Generated from cardscripts/heroes/first-light/sun-banner.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Grants,
    Keyword,
    See,
    StaticAbility,
)


class SunBannerRule(StaticAbility):
    """Your open creatures have First strike.

    Ваши открытые существа имеют Первый удар.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and see.is_open(card)

    rows = (Grants((Keyword("first-strike"),)),)


CARD = CardDefinition(
    id="sun-banner",
    type="support",
    elements=("steppes",),
    classes=("event",),
    cost=3,
    names={
        "en": {"nom": "Sun Banner"},
        "ru": {"nom": "Солнечное знамя", "gen": "Солнечного знамени", "dat": "Солнечному знамени", "acc": "Солнечное знамя", "ins": "Солнечным знаменем", "prep": "Солнечном знамени"},
    },
    abilities=(SunBannerRule,),
)

SOURCE = "cardscripts/heroes/first-light/sun-banner.yaml"
LINES: dict[int, int] = {19: 10}
