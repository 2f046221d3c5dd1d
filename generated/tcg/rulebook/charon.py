"""Charon / Харон. Generated from cardscripts/tcg/rulebook/charon.yaml; do not edit."""

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
)


class CharonAction(ActivatedAbility):
    """[tap]: Accumulate 1 token.

    [tap]: Накопить 1 фишку.
    """

    payments = (CloseThis(),)

    def step_1(self, act: Act) -> None:
        act.put_tokens(act.this, 1, accumulate=True)

    steps = (Step(step_1),)


class CharonAction2(ActivatedAbility):
    """4[token][tap]: Spell 'last ferry' – destroy a creature.

    4[token][tap]: Заклинание «последняя переправа» – уничтожить существо.
    """

    payments = (Tokens(4), CloseThis(),)
    nature = SPELL
    called = {"en": "last ferry", "ru": "последняя переправа"}

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.destroy(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="charon",
    type="creature",
    elements=("darkness",),
    classes=(),
    gold=6,
    life=7,
    move=1,
    strike=(1, 2, 2),
    names={
        "en": {"nom": "Charon"},
        "ru": {"nom": "Харон", "gen": "Харона", "dat": "Харону", "acc": "Харона", "ins": "Хароном", "prep": "Хароне"},
    },
    abilities=(CharonAction, CharonAction2,),
)

SOURCE = "cardscripts/tcg/rulebook/charon.yaml"
LINES: dict[int, int] = {25: 14, 44: 15}
