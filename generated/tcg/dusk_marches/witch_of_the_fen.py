"""Witch of the Fen / Ведьма трясины. Generated from cardscripts/tcg/dusk-marches/witch-of-the-fen.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Keyword,
    SPELL,
    See,
    Step,
    Target,
    Tokens,
)


class WitchOfTheFenAction(ActivatedAbility):
    """3[token][tap]: Spell 'drowning' – wound a creature for 4.

    3[token][tap]: Заклинание «утопление» – ранить существо на 4.
    """

    payments = (Tokens(3), CloseThis(),)
    nature = SPELL
    called = {"en": "drowning", "ru": "утопление"}

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 4)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="witch-of-the-fen",
    type="creature",
    elements=("swamps",),
    classes=("coven",),
    silver=5,
    life=6,
    move=1,
    strike=(1, 1, 2),
    names={
        "en": {"nom": "Witch of the Fen"},
        "ru": {"nom": "Ведьма трясины", "gen": "Ведьмы трясины", "dat": "Ведьме трясины", "acc": "Ведьму трясины", "ins": "Ведьмой трясины", "prep": "Ведьме трясины"},
    },
    abilities=(WitchOfTheFenAction,),
    keywords=(Keyword("meditation"),),
)

SOURCE = "cardscripts/tcg/dusk-marches/witch-of-the-fen.yaml"
LINES: dict[int, int] = {31: 13}
