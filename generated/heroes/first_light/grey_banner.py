"""Grey Banner / Серая хоругвь. Generated from cardscripts/heroes/first-light/grey-banner.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    See,
    StaticAbility,
    Strike,
)


class GreyBannerRule(StaticAbility):
    """Opposing creatures with an element have -1 to strike.

    Существа противника, обладающие стихией, имеют -1 к удару.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card) and not see.is_neutral(card)

    rows = (Strike(-1),)


CARD = CardDefinition(
    id="grey-banner",
    type="support",
    elements=(),
    classes=("amulet",),
    cost=4,
    names={
        "en": {"nom": "Grey Banner"},
        "ru": {"nom": "Серая хоругвь", "gen": "Серой хоругви", "dat": "Серой хоругви", "acc": "Серую хоругвь", "ins": "Серой хоругвью", "prep": "Серой хоругви"},
    },
    abilities=(GreyBannerRule,),
)

SOURCE = "cardscripts/heroes/first-light/grey-banner.yaml"
LINES: dict[int, int] = {18: 10}
