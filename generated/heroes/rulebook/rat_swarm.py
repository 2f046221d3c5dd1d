"""Rat Swarm / Крысиный рой. Generated from cardscripts/heroes/rulebook/rat-swarm.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class RatSwarmDeath(TriggeredAbility):
    """Death: You may draw a card.

    Гибель: Можете взять карту.
    """

    keyword = "death"
    trigger = on.dies(card=this_card)
    may = True

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="rat-swarm",
    type="creature",
    elements=("swamps",),
    classes=("beast",),
    cost=1,
    strike=1,
    lives=1,
    names={
        "en": {"nom": "Rat Swarm"},
        "ru": {"nom": "Крысиный рой", "gen": "Крысиного роя", "dat": "Крысиному рою", "acc": "Крысиного роя", "ins": "Крысиным роем", "prep": "Крысином рое"},
    },
    abilities=(RatSwarmDeath,),
    keywords=(Keyword("horde"),),
)

SOURCE = "cardscripts/heroes/rulebook/rat-swarm.yaml"
LINES: dict[int, int] = {25: 13}
