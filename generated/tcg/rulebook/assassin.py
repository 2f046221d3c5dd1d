"""Assassin / Убийца. Generated from cardscripts/tcg/rulebook/assassin.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    See,
    Step,
    Target,
)


class AssassinAction(ActivatedAbility):
    """[tap]: Finishing off at 4.

    [tap]: Добивание на 4.
    """

    payments = (CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.may_finish_off(card, 4)

    def step_1(self, act: Act) -> None:
        act.finish_off(act.target(1), 4)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="assassin",
    type="creature",
    elements=("darkness",),
    classes=(),
    silver=6,
    life=7,
    move=1,
    strike=(2, 2, 3),
    names={
        "en": {"nom": "Assassin"},
        "ru": {"nom": "Убийца", "gen": "Убийцы", "dat": "Убийце", "acc": "Убийцу", "ins": "Убийцей", "prep": "Убийце"},
    },
    abilities=(AssassinAction,),
)

SOURCE = "cardscripts/tcg/rulebook/assassin.yaml"
LINES: dict[int, int] = {26: 14}
