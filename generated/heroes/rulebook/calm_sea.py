"""Calm Sea / Спокойное море. Generated from cardscripts/heroes/rulebook/calm-sea.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    DoesNotWork,
    See,
    StaticAbility,
)


class CalmSeaRule(StaticAbility):
    """The feature Charge of opposing creatures does not work.

    Особенность Рывок существ противника не работает.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    rows = (DoesNotWork(("charge",)),)


CARD = CardDefinition(
    id="calm-sea",
    type="support",
    elements=("swamps",),
    classes=("terrain",),
    cost=3,
    names={
        "en": {"nom": "Calm Sea"},
        "ru": {"nom": "Спокойное море", "gen": "Спокойного моря", "dat": "Спокойному морю", "acc": "Спокойное море", "ins": "Спокойным морем", "prep": "Спокойном море"},
    },
    abilities=(CalmSeaRule,),
)

SOURCE = "cardscripts/heroes/rulebook/calm-sea.yaml"
LINES: dict[int, int] = {18: 11}
