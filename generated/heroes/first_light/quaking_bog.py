"""Quaking Bog / Зыбкая топь. Generated from cardscripts/heroes/first-light/quaking-bog.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    DoesNotWork,
    See,
    StaticAbility,
)


class QuakingBogRule(StaticAbility):
    """The feature Attack experience of opposing creatures does not work.

    Особенность Опыт в атаке существ противника не работает.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    rows = (DoesNotWork(("attack-experience",)),)


CARD = CardDefinition(
    id="quaking-bog",
    type="support",
    elements=("swamps",),
    classes=("terrain",),
    cost=3,
    names={
        "en": {"nom": "Quaking Bog"},
        "ru": {"nom": "Зыбкая топь", "gen": "Зыбкой топи", "dat": "Зыбкой топи", "acc": "Зыбкую топь", "ins": "Зыбкой топью", "prep": "Зыбкой топи"},
    },
    abilities=(QuakingBogRule,),
)

SOURCE = "cardscripts/heroes/first-light/quaking-bog.yaml"
LINES: dict[int, int] = {18: 10}
