"""Leshy / Леший. Generated from cardscripts/tcg/rulebook/leshy.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    you,
)


class LeshyTrigger(TriggeredAbility):
    """At the beginning of your turn, fully heal Leshy.

    В начале вашего хода полностью излечить Лешего.
    """

    trigger = on.turn_starts(player=you)

    def step_1(self, act: Act) -> None:
        act.fully_heal(act.this)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="leshy",
    type="creature",
    elements=("forests",),
    classes=(),
    silver=7,
    life=8,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Leshy"},
        "ru": {"nom": "Леший", "gen": "Лешего", "dat": "Лешему", "acc": "Лешего", "ins": "Лешим", "prep": "Лешем"},
    },
    abilities=(LeshyTrigger,),
)

SOURCE = "cardscripts/tcg/rulebook/leshy.yaml"
LINES: dict[int, int] = {22: 14}
