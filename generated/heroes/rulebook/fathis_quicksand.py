"""Fathi's Quicksand / Зыбуны Фатхи. Generated from cardscripts/heroes/rulebook/fathis-quicksand.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    See,
    StaticAbility,
    Strike,
)


class FathisQuicksandRule(StaticAbility):
    """Opposing creatures have -1 to strike.

    Существа противника имеют -1 к удару.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    rows = (Strike(-1),)


CARD = CardDefinition(
    id="fathis-quicksand",
    type="support",
    elements=("swamps",),
    classes=("terrain",),
    cost=3,
    names={
        "en": {"nom": "Fathi's Quicksand"},
        "ru": {"nom": "Зыбуны Фатхи", "gen": "Зыбунов Фатхи", "dat": "Зыбунам Фатхи", "acc": "Зыбуны Фатхи", "ins": "Зыбунами Фатхи", "prep": "Зыбунах Фатхи", "number": "pl"},
    },
    abilities=(FathisQuicksandRule,),
)

SOURCE = "cardscripts/heroes/rulebook/fathis-quicksand.yaml"
LINES: dict[int, int] = {18: 11}
