"""Demon of Lost Causes / Демон безнадёжных дел. Generated from cardscripts/heroes/first-light/demon-of-lost-causes.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
)


class DemonOfLostCausesTrigger(TriggeredAbility):
    """At the end of the turn, the player with the fewest current lives gains control of Demon of Lost Causes.

    В конце хода игрок с наименьшим количеством текущих жизней получает контроль над Демоном безнадёжных дел.
    """

    trigger = on.turn_ends()

    def step_1(self, act: Act) -> None:
        act.take_control(act.this, player=act.fewest_lives())

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="demon-of-lost-causes",
    type="creature",
    elements=("darkness",),
    classes=("demon",),
    cost=4,
    strike=6,
    lives=5,
    names={
        "en": {"nom": "Demon of Lost Causes"},
        "ru": {"nom": "Демон безнадёжных дел", "gen": "Демона безнадёжных дел", "dat": "Демону безнадёжных дел", "acc": "Демона безнадёжных дел", "ins": "Демоном безнадёжных дел", "prep": "Демоне безнадёжных дел"},
    },
    abilities=(DemonOfLostCausesTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/demon-of-lost-causes.yaml"
LINES: dict[int, int] = {21: 12}
