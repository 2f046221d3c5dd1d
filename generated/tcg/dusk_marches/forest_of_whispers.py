"""Forest of Whispers / Лес шёпотов. Generated from cardscripts/tcg/dusk-marches/forest-of-whispers.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Grants,
    Keyword,
    See,
    StaticAbility,
)


class ForestOfWhispersRule(StaticAbility):
    """Your forest creatures get regeneration 1.

    Ваши лесные существа получают регенерацию 1.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and see.has_element(card, "forests")

    rows = (Grants((Keyword("regeneration", 1),)),)


CARD = CardDefinition(
    id="forest-of-whispers",
    type="terrain",
    elements=("forests",),
    classes=("forest",),
    silver=4,
    names={
        "en": {"nom": "Forest of Whispers"},
        "ru": {"nom": "Лес шёпотов", "gen": "Леса шёпотов", "dat": "Лесу шёпотов", "acc": "Лес шёпотов", "ins": "Лесом шёпотов", "prep": "Лесе шёпотов"},
    },
    abilities=(ForestOfWhispersRule,),
)

SOURCE = "cardscripts/tcg/dusk-marches/forest-of-whispers.yaml"
LINES: dict[int, int] = {19: 9}
