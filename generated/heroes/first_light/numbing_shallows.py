"""Numbing Shallows / Леденящее мелководье. Generated from cardscripts/heroes/first-light/numbing-shallows.yaml; do not edit."""

from runtime.heroes.script import (
    Cannot,
    CardDefinition,
    See,
    StaticAbility,
)


class NumbingShallowsRule(StaticAbility):
    """Opposing creatures do not strike back.

    Существа противника не наносят ответный удар.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    rows = (Cannot("strike_back"),)


CARD = CardDefinition(
    id="numbing-shallows",
    type="support",
    elements=("swamps",),
    classes=("terrain",),
    cost=4,
    names={
        "en": {"nom": "Numbing Shallows"},
        "ru": {"nom": "Леденящее мелководье", "gen": "Леденящего мелководья", "dat": "Леденящему мелководью", "acc": "Леденящее мелководье", "ins": "Леденящим мелководьем", "prep": "Леденящем мелководье"},
    },
    abilities=(NumbingShallowsRule,),
)

SOURCE = "cardscripts/heroes/first-light/numbing-shallows.yaml"
LINES: dict[int, int] = {18: 10}
