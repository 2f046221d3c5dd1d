"""Witcher / Ведьмак. Generated from cardscripts/tcg/rulebook/witcher.yaml; do not edit."""

from runtime.tcg.script import (
    ActivatedAbility,
    Attack,
    CardDefinition,
    CloseThis,
)


class WitcherAction(ActivatedAbility):
    """[tap]: Magic strike at 2.

    [tap]: Магический удар на 2.
    """

    payments = (CloseThis(),)
    attack = Attack("magic strike", (2, 2, 2))


CARD = CardDefinition(
    id="witcher",
    type="creature",
    elements=(),
    classes=(),
    silver=5,
    life=8,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Witcher"},
        "ru": {"nom": "Ведьмак", "gen": "Ведьмака", "dat": "Ведьмаку", "acc": "Ведьмака", "ins": "Ведьмаком", "prep": "Ведьмаке"},
    },
    abilities=(WitcherAction,),
)

SOURCE = "cardscripts/tcg/rulebook/witcher.yaml"
LINES: dict[int, int] = {}
