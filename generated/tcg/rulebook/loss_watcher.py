"""Loss Watcher / Смотрящий на утраты. Generated from cardscripts/tcg/rulebook/loss-watcher.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    any_card,
    on,
)


class LossWatcherTrigger(TriggeredAbility):
    """When a card loses a token, heal Loss Watcher for 1.

    Когда карта теряет фишку, излечить Смотрящего на утраты на 1.
    """

    trigger = on.loses_tokens(card=any_card)

    def step_1(self, act: Act) -> None:
        act.heal(act.this, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="loss-watcher",
    type="creature",
    elements=("darkness",),
    classes=(),
    silver=4,
    life=8,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Loss Watcher"},
        "ru": {"nom": "Смотрящий на утраты", "gen": "Смотрящего на утраты", "dat": "Смотрящему на утраты", "acc": "Смотрящий на утраты", "ins": "Смотрящим на утраты", "prep": "Смотрящем на утраты"},
    },
    abilities=(LossWatcherTrigger,),
)

SOURCE = "cardscripts/tcg/rulebook/loss-watcher.yaml"
LINES: dict[int, int] = {22: 14}
