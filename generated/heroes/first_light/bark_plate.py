"""Bark Plate / Коровый доспех. Generated from cardscripts/heroes/first-light/bark-plate.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Grants,
    Keyword,
    See,
    StaticAbility,
)


class BarkPlateRule(StaticAbility):
    """Your creatures with an enhancement effect have Armor 1.

    Ваши существа с эффектом усиления имеют Броню 1.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and see.enhancements(card) > 0

    rows = (Grants((Keyword("armor", 1),)),)


CARD = CardDefinition(
    id="bark-plate",
    type="support",
    elements=("forests",),
    classes=("armor",),
    cost=3,
    names={
        "en": {"nom": "Bark Plate"},
        "ru": {"nom": "Коровый доспех", "gen": "Корового доспеха", "dat": "Коровому доспеху", "acc": "Коровый доспех", "ins": "Коровым доспехом", "prep": "Коровом доспехе"},
    },
    abilities=(BarkPlateRule,),
)

SOURCE = "cardscripts/heroes/first-light/bark-plate.yaml"
LINES: dict[int, int] = {19: 10}
