"""Sorceress / Чародейка. Generated from tcg/sorceress.yaml; do not edit."""

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


class SorceressAction(ActivatedAbility):
    """3[token][tap]: Spell 'flood' – wound a creature for 4.

    3[token][tap]: Заклинание «потоп» – ранить существо на 4.
    """

    payments = (Tokens(3), CloseThis(),)
    nature = SPELL
    called = {"en": "flood", "ru": "потоп"}

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 4)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="sorceress",
    type="creature",
    elements=("swamps",),
    classes=(),
    silver=4,
    life=7,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Sorceress"},
        "ru": {"nom": "Чародейка", "gen": "Чародейки", "dat": "Чародейке", "acc": "Чародейку", "ins": "Чародейкой", "prep": "Чародейке"},
    },
    abilities=(SorceressAction,),
)

SOURCE = "tcg/sorceress.yaml"
LINES: dict[int, int] = {30: 12}
