"""Leech Swarm / Рой пиявок. Generated from cardscripts/tcg/dusk-marches/leech-swarm.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    you,
)


class LeechSwarmTrigger(TriggeredAbility):
    """At the beginning of your turn, wound the host for 1.

    В начале вашего хода ранить хозяина на 1.
    """

    trigger = on.turn_starts(player=you)

    def step_1(self, act: Act) -> None:
        act.wound(act.host(act.this), 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="leech-swarm",
    type="creature",
    kind="parasite",
    elements=("swamps",),
    classes=(),
    silver=3,
    life=4,
    strike=(1, 1, 1),
    names={
        "en": {"nom": "Leech Swarm"},
        "ru": {"nom": "Рой пиявок", "gen": "Роя пиявок", "dat": "Рою пиявок", "acc": "Роя пиявок", "ins": "Роем пиявок", "prep": "Рое пиявок"},
    },
    abilities=(LeechSwarmTrigger,),
)

SOURCE = "cardscripts/tcg/dusk-marches/leech-swarm.yaml"
LINES: dict[int, int] = {22: 12}
