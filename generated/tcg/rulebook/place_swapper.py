"""Place Swapper / Перевёртыш. Generated from cardscripts/tcg/rulebook/place-swapper.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    See,
    Step,
    Target,
)


class PlaceSwapperAction(ActivatedAbility):
    """[tap]: Swap places with a creature.

    [tap]: Поменяться местами с существом.
    """

    payments = (CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.swap(act.this, act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="place-swapper",
    type="creature",
    elements=("steppes",),
    classes=(),
    silver=4,
    life=7,
    move=1,
    strike=(1, 2, 2),
    names={
        "en": {"nom": "Place Swapper"},
        "ru": {"nom": "Перевёртыш", "gen": "Перевёртыша", "dat": "Перевёртышу", "acc": "Перевёртыш", "ins": "Перевёртышем", "prep": "Перевёртыше"},
    },
    abilities=(PlaceSwapperAction,),
)

SOURCE = "cardscripts/tcg/rulebook/place-swapper.yaml"
LINES: dict[int, int] = {26: 14}
