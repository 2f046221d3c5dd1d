"""Barter Stone / Камень мены. Generated from cardscripts/tcg/rulebook/barter-stone.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    CardDefinition,
    ReplacingAbility,
    See,
    Step,
    on,
)


class BarterStoneReplacement(ReplacingAbility):
    """If your other creature must receive X wounds from an attack, you may wound Barter Stone for X instead.

    Если ваше другое существо должно получить Х ран от атаки, вместо этого можете ранить Камень мены на Х.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and card != see.this

    def condition(self, see: See) -> bool:
        return see.event.how in ("strike", "special strike", "magic strike", "shot", "throw", "discharge", "row strike")

    replaces = on.wounded(card=fits_1)
    may = True

    def step_1(self, act: Act) -> None:
        act.wound(act.this, act.event.amount)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="barter-stone",
    type="creature",
    elements=("mountains",),
    classes=(),
    silver=4,
    life=8,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Barter Stone"},
        "ru": {"nom": "Камень мены", "gen": "Камня мены", "dat": "Камню мены", "acc": "Камень мены", "ins": "Камнем мены", "prep": "Камне мены"},
    },
    abilities=(BarterStoneReplacement,),
)

SOURCE = "cardscripts/tcg/rulebook/barter-stone.yaml"
LINES: dict[int, int] = {23: 14, 29: 14}
