"""Antidote Bearer / Носитель противоядия. Generated from cardscripts/tcg/rulebook/antidote-bearer.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    END_OF_GAME,
    Keyword,
    See,
    Step,
    Target,
)


class AntidoteBearerAction(ActivatedAbility):
    """[tap]: A creature standing next to Antidote Bearer receives [poison-protection] until the end of the battle.

    [tap]: Существо, стоящее рядом с Носителем противоядия, получает [poison-protection] до конца боя.
    """

    payments = (CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.adjacent(card, see.this)

    def step_1(self, act: Act) -> None:
        act.gain(act.target(1), Keyword("protection-from-poison"), until=END_OF_GAME)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="antidote-bearer",
    type="creature",
    elements=("forests",),
    classes=(),
    silver=3,
    life=6,
    move=1,
    strike=(1, 2, 2),
    names={
        "en": {"nom": "Antidote Bearer"},
        "ru": {"nom": "Носитель противоядия", "gen": "Носителя противоядия", "dat": "Носителю противоядия", "acc": "Носитель противоядия", "ins": "Носителем противоядия", "prep": "Носителе противоядия"},
    },
    abilities=(AntidoteBearerAction,),
)

SOURCE = "cardscripts/tcg/rulebook/antidote-bearer.yaml"
LINES: dict[int, int] = {28: 14}
