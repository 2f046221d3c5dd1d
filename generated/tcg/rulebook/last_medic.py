"""Last Medic / Последний лекарь. Generated from cardscripts/tcg/rulebook/last-medic.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    GAME,
    Limit,
    See,
    Step,
    Target,
)


class LastMedicAction(ActivatedAbility):
    """[tap]: Heal a creature for 2 (once per battle).

    [tap]: Излечить существо на 2 (1 раз за бой).
    """

    payments = (CloseThis(),)
    limit = Limit(1, GAME)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.heal(act.target(1), 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="last-medic",
    type="creature",
    elements=(),
    classes=(),
    silver=3,
    life=6,
    move=1,
    strike=(1, 1, 2),
    names={
        "en": {"nom": "Last Medic"},
        "ru": {"nom": "Последний лекарь", "gen": "Последнего лекаря", "dat": "Последнему лекарю", "acc": "Последнего лекаря", "ins": "Последним лекарем", "prep": "Последнем лекаре"},
    },
    abilities=(LastMedicAction,),
)

SOURCE = "cardscripts/tcg/rulebook/last-medic.yaml"
LINES: dict[int, int] = {29: 14}
