"""Silencer / Заглушитель. Generated from cardscripts/tcg/rulebook/silencer.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    END_OF_TURN,
    See,
    Step,
    Target,
)


class SilencerAction(ActivatedAbility):
    """[tap]: A creature loses all features until the end of the turn.

    [tap]: Существо теряет все особенности до конца хода.
    """

    payments = (CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.lose_features(act.target(1), until=END_OF_TURN)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="silencer",
    type="creature",
    elements=("swamps",),
    classes=(),
    silver=5,
    life=7,
    move=1,
    strike=(1, 2, 2),
    names={
        "en": {"nom": "Silencer"},
        "ru": {"nom": "Заглушитель", "gen": "Заглушителя", "dat": "Заглушителю", "acc": "Заглушителя", "ins": "Заглушителем", "prep": "Заглушителе"},
    },
    abilities=(SilencerAction,),
)

SOURCE = "cardscripts/tcg/rulebook/silencer.yaml"
LINES: dict[int, int] = {27: 14}
