"""Soultrad / Соултрад. Generated from cardscripts/tcg/rulebook/soultrad.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Cost,
    See,
    StaticAbility,
)


class SoultradRule(StaticAbility):
    """Your coven members cost (1) less.

    Ваши ковены стоят на (1) дешевле.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.has_class(card, "coven") and see.is_yours(card)

    rows = (Cost(-1),)


CARD = CardDefinition(
    id="soultrad",
    type="creature",
    elements=("swamps",),
    classes=("coven",),
    gold=6,
    life=8,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Soultrad"},
        "ru": {"nom": "Соултрад", "gen": "Соултрада", "dat": "Соултраду", "acc": "Соултрада", "ins": "Соултрадом", "prep": "Соултраде"},
    },
    abilities=(SoultradRule,),
)

SOURCE = "cardscripts/tcg/rulebook/soultrad.yaml"
LINES: dict[int, int] = {18: 14}
