"""Returning Blow / Ответный удар. Generated from cardscripts/heroes/first-light/returning-blow.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class ReturningBlowTrigger(TriggeredAbility):
    """When Returning Blow receives wounds, their source receives the same number of wounds.

    Когда Ответный удар получает раны, их источник получает столько же ран.
    """

    trigger = on.wounded(card=this_card)

    def step_1(self, act: Act) -> None:
        act.wound(act.event.source, act.event.amount)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="returning-blow",
    type="creature",
    elements=(),
    classes=("elemental",),
    cost=4,
    strike=3,
    lives=4,
    names={
        "en": {"nom": "Returning Blow"},
        "ru": {"nom": "Ответный удар", "gen": "Ответного удара", "dat": "Ответному удару", "acc": "Ответный удар", "ins": "Ответным ударом", "prep": "Ответном ударе"},
    },
    abilities=(ReturningBlowTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/returning-blow.yaml"
LINES: dict[int, int] = {22: 12}
