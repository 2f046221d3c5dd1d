"""Hollow Effigy / Полое чучело. Generated from cardscripts/heroes/first-light/hollow-effigy.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    you,
)


class HollowEffigyTrigger(TriggeredAbility):
    """At the end of your turn, Hollow Effigy closes.

    В конце вашего хода Полое чучело закрывается.
    """

    trigger = on.turn_ends(player=you)

    def step_1(self, act: Act) -> None:
        act.close(act.this)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="hollow-effigy",
    type="creature",
    elements=("darkness",),
    classes=("undead",),
    cost=3,
    strike=5,
    lives=3,
    names={
        "en": {"nom": "Hollow Effigy"},
        "ru": {"nom": "Полое чучело", "gen": "Полого чучела", "dat": "Полому чучелу", "acc": "Полое чучело", "ins": "Полым чучелом", "prep": "Полом чучеле"},
    },
    abilities=(HollowEffigyTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/hollow-effigy.yaml"
LINES: dict[int, int] = {22: 12}
