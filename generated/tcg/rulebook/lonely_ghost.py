"""Lonely Ghost / Одинокий призрак. Generated from cardscripts/tcg/rulebook/lonely-ghost.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    CancellingAbility,
    CardDefinition,
    Step,
    on,
    this_card,
)


class LonelyGhostBlock(CancellingAbility):
    """When Lonely Ghost is attacked, block it.

    Когда Одинокий призрак атакован, заблокировать эту атаку.
    """

    cancels = on.attacks(target=this_card)

    def step_1(self, act: Act) -> None:
        act.has_blocked()

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="lonely-ghost",
    type="creature",
    elements=("darkness",),
    classes=(),
    silver=4,
    life=5,
    move=2,
    strike=(1, 2, 2),
    names={
        "en": {"nom": "Lonely Ghost"},
        "ru": {"nom": "Одинокий призрак", "gen": "Одинокого призрака", "dat": "Одинокому призраку", "acc": "Одинокого призрака", "ins": "Одиноким призраком", "prep": "Одиноком призраке"},
    },
    abilities=(LonelyGhostBlock,),
)

SOURCE = "cardscripts/tcg/rulebook/lonely-ghost.yaml"
LINES: dict[int, int] = {22: 14}
