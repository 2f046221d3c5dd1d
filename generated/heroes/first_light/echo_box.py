"""Echo Box / Шкатулка с эхом. Generated from cardscripts/heroes/first-light/echo-box.yaml; do not edit."""

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


class EchoBoxAction(ActivatedAbility):
    """(2), (T): The Hire of another of your creatures triggers one more time.

    (2)(Т): Найм вашего другого существа срабатывает ещё раз.
    """

    payments = (Coins(2), CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and card != see.this

    def step_1(self, act: Act) -> None:
        act.trigger_again(act.target(1), "hire")

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="echo-box",
    type="creature",
    elements=(),
    classes=("mechanism",),
    cost=3,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Echo Box"},
        "ru": {"nom": "Шкатулка с эхом", "gen": "Шкатулки с эхом", "dat": "Шкатулке с эхом", "acc": "Шкатулку с эхом", "ins": "Шкатулкой с эхом", "prep": "Шкатулке с эхом"},
    },
    abilities=(EchoBoxAction,),
)

SOURCE = "cardscripts/heroes/first-light/echo-box.yaml"
LINES: dict[int, int] = {27: 12}
