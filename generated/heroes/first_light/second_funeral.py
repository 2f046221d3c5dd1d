"""Second Funeral / Вторые похороны. Generated from cardscripts/heroes/first-light/second-funeral.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Coins,
    See,
    Step,
    Target,
)


class SecondFuneralAction(ActivatedAbility):
    """(2), (T): The Death of your creature triggers one more time.

    (2)(Т): Гибель вашего существа срабатывает ещё раз.
    """

    payments = (Coins(2), CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.trigger_again(act.target(1), "death")

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="second-funeral",
    type="support",
    elements=("darkness",),
    classes=("event",),
    cost=2,
    names={
        "en": {"nom": "Second Funeral"},
        "ru": {"nom": "Вторые похороны", "gen": "Вторых похорон", "dat": "Вторым похоронам", "acc": "Вторые похороны", "ins": "Вторыми похоронами", "prep": "Вторых похоронах", "number": "pl"},
    },
    abilities=(SecondFuneralAction,),
)

SOURCE = "cardscripts/heroes/first-light/second-funeral.yaml"
LINES: dict[int, int] = {27: 10}
