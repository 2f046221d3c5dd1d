"""Double-Acting Ram / Таран двойного действия. Generated from cardscripts/heroes/first-light/double-acting-ram.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    Coins,
    Limit,
    Step,
    THEN,
    TURN,
)


class DoubleActingRamAction(ActivatedAbility):
    """(3): Open Double-Acting Ram, it may attack again (once per turn).

    (3): Откройте Таран двойного действия, он может снова атаковать (1 раз за ход).
    """

    payments = (Coins(3),)
    limit = Limit(1, TURN)

    def step_1(self, act: Act) -> None:
        act.open(act.this)

    def step_2(self, act: Act) -> None:
        act.attack_again(act.this)

    steps = (Step(step_1), Step(step_2, link=THEN))


CARD = CardDefinition(
    id="double-acting-ram",
    type="creature",
    elements=(),
    classes=("mechanism",),
    cost=6,
    strike=4,
    lives=5,
    names={
        "en": {"nom": "Double-Acting Ram"},
        "ru": {"nom": "Таран двойного действия", "gen": "Тарана двойного действия", "dat": "Тарану двойного действия", "acc": "Таран двойного действия", "ins": "Тараном двойного действия", "prep": "Таране двойного действия"},
    },
    abilities=(DoubleActingRamAction,),
)

SOURCE = "cardscripts/heroes/first-light/double-acting-ram.yaml"
LINES: dict[int, int] = {25: 12, 28: 12}
