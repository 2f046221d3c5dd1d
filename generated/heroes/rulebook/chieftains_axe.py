"""Chieftain's Axe / Топор вождя. Generated from cardscripts/heroes/rulebook/chieftains-axe.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    See,
    StaticAbility,
    Strike,
)


class ChieftainsAxeRule(StaticAbility):
    """Your creatures have +1 to strike.

    Ваши существа имеют +1 к удару.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    rows = (Strike(1),)


CARD = CardDefinition(
    id="chieftains-axe",
    type="support",
    elements=("steppes",),
    classes=("weapon",),
    cost=3,
    names={
        "en": {"nom": "Chieftain's Axe"},
        "ru": {"nom": "Топор вождя", "gen": "Топора вождя", "dat": "Топору вождя", "acc": "Топор вождя", "ins": "Топором вождя", "prep": "Топоре вождя"},
    },
    abilities=(ChieftainsAxeRule,),
)

SOURCE = "cardscripts/heroes/rulebook/chieftains-axe.yaml"
LINES: dict[int, int] = {18: 11}
