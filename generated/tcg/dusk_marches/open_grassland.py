"""Open Grassland / Открытая степь. Generated from cardscripts/tcg/dusk-marches/open-grassland.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Grants,
    Keyword,
    See,
    StaticAbility,
)


class OpenGrasslandRule(StaticAbility):
    """Your steppe creatures get experience in attack 1.

    Ваши степные существа получают опыт в атаке 1.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and see.has_element(card, "steppes")

    rows = (Grants((Keyword("attack-experience", 1),)),)


CARD = CardDefinition(
    id="open-grassland",
    type="terrain",
    elements=("steppes",),
    classes=("steppe",),
    silver=3,
    names={
        "en": {"nom": "Open Grassland"},
        "ru": {"nom": "Открытая степь", "gen": "Открытой степи", "dat": "Открытой степи", "acc": "Открытую степь", "ins": "Открытой степью", "prep": "Открытой степи"},
    },
    abilities=(OpenGrasslandRule,),
)

SOURCE = "cardscripts/tcg/dusk-marches/open-grassland.yaml"
LINES: dict[int, int] = {19: 9}
