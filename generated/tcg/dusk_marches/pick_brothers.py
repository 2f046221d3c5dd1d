"""Pick Brothers / Братья с кирками. Generated from cardscripts/tcg/dusk-marches/pick-brothers.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Grants,
    Keyword,
    See,
    StaticAbility,
)


class PickBrothersRule(StaticAbility):
    """Formation: armor 1.

    Строй: броня 1.
    """

    keyword = "formation"
    rows = (Grants((Keyword("armor", 1),)),)

    def condition(self, see: See) -> bool:
        return see.in_formation(see.this)


CARD = CardDefinition(
    id="pick-brothers",
    type="creature",
    elements=("mountains",),
    classes=("dwarf",),
    silver=3,
    life=7,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Pick Brothers"},
        "ru": {"nom": "Братья с кирками", "gen": "Братьев с кирками", "dat": "Братьям с кирками", "acc": "Братьев с кирками", "ins": "Братьями с кирками", "prep": "Братьях с кирками", "number": "pl"},
    },
    abilities=(PickBrothersRule,),
)

SOURCE = "cardscripts/tcg/dusk-marches/pick-brothers.yaml"
LINES: dict[int, int] = {22: 12}
