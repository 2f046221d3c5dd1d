"""Stone Mantle / Каменная мантия. Generated from cardscripts/tcg/dusk-marches/stone-mantle.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Step,
)


class StoneMantleAction(ActivatedAbility):
    """[tap]: Heal the host for 2.

    [tap]: Излечить хозяина на 2.
    """

    payments = (CloseThis(),)

    def step_1(self, act: Act) -> None:
        act.heal(act.host(act.this), 2)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="stone-mantle",
    type="creature",
    kind="symbiote",
    elements=("mountains",),
    classes=(),
    silver=4,
    life=5,
    strike=(1, 1, 2),
    names={
        "en": {"nom": "Stone Mantle"},
        "ru": {"nom": "Каменная мантия", "gen": "Каменной мантии", "dat": "Каменной мантии", "acc": "Каменную мантию", "ins": "Каменной мантией", "prep": "Каменной мантии"},
    },
    abilities=(StoneMantleAction,),
)

SOURCE = "cardscripts/tcg/dusk-marches/stone-mantle.yaml"
LINES: dict[int, int] = {21: 12}
