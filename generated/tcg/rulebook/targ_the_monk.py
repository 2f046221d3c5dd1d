"""Targ the Monk / Монах Тарг. Generated from cardscripts/tcg/rulebook/targ-the-monk.yaml; do not edit."""

from runtime.tcg.script import (
    ActivatedAbility,
    Attack,
    CardDefinition,
    CloseThis,
)


class TargTheMonkAction(ActivatedAbility):
    """[instant][tap]: Special unanswerable strike at 3.

    [instant][tap]: Особый безответный удар на 3.
    """

    instant = True
    payments = (CloseThis(),)
    attack = Attack("special strike", (3, 3, 3))


CARD = CardDefinition(
    id="targ-the-monk",
    type="creature",
    elements=("mountains",),
    classes=(),
    gold=7,
    life=11,
    move=1,
    strike=(2, 3, 4),
    names={
        "en": {"nom": "Targ the Monk"},
        "ru": {"nom": "Монах Тарг", "gen": "Монаха Тарг", "dat": "Монаху Тарг", "acc": "Монаха Тарг", "ins": "Монахом Тарг", "prep": "Монахе Тарг"},
    },
    abilities=(TargTheMonkAction,),
)

SOURCE = "cardscripts/tcg/rulebook/targ-the-monk.yaml"
LINES: dict[int, int] = {}
