"""Mara / Мара. Generated from cardscripts/tcg/rulebook/mara.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    SPELL,
    See,
    Step,
    THEN,
    Target,
    Tokens,
    X,
)


class MaraAction(ActivatedAbility):
    """X[token][tap]: Spell 'abduction' – destroy an enemy ordinary creature (except symbiotes) with cost X+1 or less, then resurrect it as a creature in your squad (next to herself, closed).

    Х[token][tap]: Заклинание «похищение» – уничтожить рядовое существо противника (кроме симбиотов) стоимостью Х+1 или менее, затем возродить его как существо в вашем отряде (рядом с собой, закрытым).
    """

    payments = (Tokens(X), CloseThis(),)
    nature = SPELL
    called = {"en": "abduction", "ru": "похищение"}

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card) and see.is_ordinary(card) and not see.is_symbiote(card) and see.cost(card) <= see.x + 1

    def step_1(self, act: Act) -> None:
        act.destroy(act.target(1))

    def step_2(self, act: Act) -> None:
        act.resurrect(act.target(1), closed=True)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN))


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
LINES: dict[int, int] = {32: 14, 35: 14}
