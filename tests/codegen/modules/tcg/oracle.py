"""Oracle / Оракул. Generated from tcg/oracle.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    See,
    Step,
    THEN,
    Target,
    TriggeredAbility,
    on,
    you,
)


class OracleAction(ActivatedAbility):
    """[tap]: Heal a creature for 1-2-2.

    [tap]: Излечить существо на 1-2-2.
    """

    payments = (CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.roll()

    def step_2(self, act: Act) -> None:
        act.heal(act.target(1), act.by_roll((1, 2, 2)))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN, targets=(1,)))


class OracleTrigger(TriggeredAbility):
    """At the beginning of your turn, heal your creatures standing next to Oracle for 1.

    В начале вашего хода излечить ваших существ, стоящих рядом с Оракулом, на 1.
    """

    trigger = on.turn_starts(player=you)

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and see.adjacent(card, see.this)

    def step_1(self, act: Act) -> None:
        act.heal(act.all(OracleTrigger.such_1), 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="oracle",
    type="creature",
    elements=("steppes",),
    classes=(),
    silver=4,
    life=7,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Oracle"},
        "ru": {"nom": "Оракул", "gen": "Оракула", "dat": "Оракулу", "acc": "Оракул", "ins": "Оракулом", "prep": "Оракуле"},
    },
    abilities=(OracleAction, OracleTrigger,),
)

SOURCE = "tcg/oracle.yaml"
LINES: dict[int, int] = {30: 12, 33: 12, 51: 13}
