"""Forest Bandit / Лесной бандит. Generated from cardscripts/tcg/rulebook/forest-bandit.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    END_OF_TURN,
    See,
    Step,
    THEN,
    Target,
)


class ForestBanditAction(ActivatedAbility):
    """[tap]: An enemy creature standing next to Forest Bandit gets -1 to strike until the end of the turn, and Forest Bandit gets +1 to strike until the end of the turn.

    [tap]: Существо противника, стоящее рядом с Лесным бандитом, получает -1 к удару до конца хода, а Лесной бандит получает +1 к удару до конца хода.
    """

    payments = (CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card) and see.adjacent(card, see.this)

    def step_1(self, act: Act) -> None:
        act.add_strike(act.target(1), -1, until=END_OF_TURN)

    def step_2(self, act: Act) -> None:
        act.add_strike(act.this, 1, until=END_OF_TURN)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN))


CARD = CardDefinition(
    id="forest-bandit",
    type="creature",
    elements=("forests",),
    classes=(),
    silver=5,
    life=9,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Forest Bandit"},
        "ru": {"nom": "Лесной бандит", "gen": "Лесного бандита", "dat": "Лесному бандиту", "acc": "Лесного бандита", "ins": "Лесным бандитом", "prep": "Лесном бандите"},
    },
    abilities=(ForestBanditAction,),
)

SOURCE = "cardscripts/tcg/rulebook/forest-bandit.yaml"
LINES: dict[int, int] = {28: 14, 31: 14}
