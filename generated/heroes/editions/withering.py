"""Withering / Увядание. Generated from cardscripts/heroes/editions/withering.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Lives,
    See,
    StaticAbility,
)


class WitheringRule(StaticAbility):
    """Opposing creatures have -1 to lives.

    Существа противника имеют -1 к жизням.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    rows = (Lives(-1),)


CARD = CardDefinition(
    id="withering",
    type="support",
    elements=(),
    classes=("terrain",),
    cost=2,
    names={
        "en": {"nom": "Withering"},
        "ru": {"nom": "Увядание", "gen": "Увядания", "dat": "Увяданию", "acc": "Увядание", "ins": "Увяданием", "prep": "Увядании"},
    },
    abilities=(WitheringRule,),
)

SOURCE = "cardscripts/heroes/editions/withering.yaml"
LINES: dict[int, int] = {18: 10}
