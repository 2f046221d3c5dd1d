"""Mara / Мара. Generated from cardscripts/tcg/rulebook/mara.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    SPELL,
    See,
    Step,
    Target,
    Tokens,
    X,
)


class MaraAction(ActivatedAbility):
    """X[token][tap]: Spell 'abduction' – take control of an opposing creature of cost X or less.

    Х[token][tap]: Заклинание «похищение» – взять под контроль существо противника стоимостью Х или менее.
    """

    payments = (Tokens(X), CloseThis(),)
    nature = SPELL
    called = {"en": "abduction", "ru": "похищение"}

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card) and see.cost(card) <= see.x

    def step_1(self, act: Act) -> None:
        act.take_control(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="mara",
    type="creature",
    elements=("darkness",),
    classes=(),
    gold=7,
    life=8,
    move=1,
    strike=(1, 2, 2),
    names={
        "en": {"nom": "Mara"},
        "ru": {"nom": "Мара", "gen": "Мары", "dat": "Маре", "acc": "Мару", "ins": "Марой", "prep": "Маре"},
    },
    abilities=(MaraAction,),
)

SOURCE = "cardscripts/tcg/rulebook/mara.yaml"
LINES: dict[int, int] = {31: 14}
