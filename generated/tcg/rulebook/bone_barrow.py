"""Bone Barrow / Костяной курган. Generated from cardscripts/tcg/rulebook/bone-barrow.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Lives,
    See,
    StaticAbility,
)


class BoneBarrowRule(StaticAbility):
    """Your dark creatures get +2 to lives.

    Ваши тёмные существа получают +2 к жизням.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and see.has_element(card, "darkness")

    rows = (Lives(2),)


CARD = CardDefinition(
    id="bone-barrow",
    type="terrain",
    elements=("darkness",),
    classes=(),
    silver=3,
    names={
        "en": {"nom": "Bone Barrow"},
        "ru": {"nom": "Костяной курган", "gen": "Костяного кургана", "dat": "Костяному кургану", "acc": "Костяной курган", "ins": "Костяным курганом", "prep": "Костяном кургане"},
    },
    abilities=(BoneBarrowRule,),
)

SOURCE = "cardscripts/tcg/rulebook/bone-barrow.yaml"
LINES: dict[int, int] = {18: 11}
