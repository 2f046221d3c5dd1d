"""Straying Hippopotamus / Заблудший бегемот. Generated from cardscripts/heroes/first-light/straying-hippopotamus.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
)


class StrayingHippopotamusTrigger(TriggeredAbility):
    """At the end of the turn, the player with the fewest current lives gains control of Straying Hippopotamus.

    В конце хода игрок с наименьшим количеством текущих жизней получает контроль над Заблудшим бегемотом.
    """

    trigger = on.turn_ends()

    def step_1(self, act: Act) -> None:
        act.take_control(act.this, player=act.fewest_lives())

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="straying-hippopotamus",
    type="creature",
    elements=("swamps",),
    classes=("beast",),
    cost=3,
    strike=4,
    lives=5,
    names={
        "en": {"nom": "Straying Hippopotamus"},
        "ru": {"nom": "Заблудший бегемот", "gen": "Заблудшего бегемота", "dat": "Заблудшему бегемоту", "acc": "Заблудшего бегемота", "ins": "Заблудшим бегемотом", "prep": "Заблудшем бегемоте"},
    },
    abilities=(StrayingHippopotamusTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/straying-hippopotamus.yaml"
LINES: dict[int, int] = {21: 12}
