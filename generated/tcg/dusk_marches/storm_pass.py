"""Storm Pass / Штормовой перевал. Generated from cardscripts/tcg/dusk-marches/storm-pass.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    See,
    StaticAbility,
    Strike,
)


class StormPassRule(StaticAbility):
    """Flying creatures get -1 to strike.

    Летающие существа получают -1 к удару.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_flying(card)

    rows = (Strike(-1),)


CARD = CardDefinition(
    id="storm-pass",
    type="terrain",
    elements=("mountains",),
    classes=("mountains",),
    silver=3,
    names={
        "en": {"nom": "Storm Pass"},
        "ru": {"nom": "Штормовой перевал", "gen": "Штормового перевала", "dat": "Штормовому перевалу", "acc": "Штормовой перевал", "ins": "Штормовым перевалом", "prep": "Штормовом перевале"},
    },
    abilities=(StormPassRule,),
)

SOURCE = "cardscripts/tcg/dusk-marches/storm-pass.yaml"
LINES: dict[int, int] = {18: 9}
