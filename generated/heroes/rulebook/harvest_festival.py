"""Harvest Festival / Праздник урожая. Generated from cardscripts/heroes/rulebook/harvest-festival.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    you,
)


class HarvestFestivalTrigger(TriggeredAbility):
    """At the start of your turn, heal your hero for 1.

    В начале вашего хода излечить вашего героя на 1.
    """

    trigger = on.turn_starts(player=you)

    def step_1(self, act: Act) -> None:
        act.heal(act.your_hero, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="harvest-festival",
    type="support",
    elements=("forests",),
    classes=("event",),
    cost=2,
    names={
        "en": {"nom": "Harvest Festival"},
        "ru": {"nom": "Праздник урожая", "gen": "Праздника урожая", "dat": "Празднику урожая", "acc": "Праздник урожая", "ins": "Праздником урожая", "prep": "Празднике урожая"},
    },
    abilities=(HarvestFestivalTrigger,),
)

SOURCE = "cardscripts/heroes/rulebook/harvest-festival.yaml"
LINES: dict[int, int] = {22: 11}
