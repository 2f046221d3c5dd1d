"""Fickle Sellsword / Переменчивый наёмник. Generated from cardscripts/heroes/first-light/fickle-sellsword.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
)


class FickleSellswordTrigger(TriggeredAbility):
    """At the end of the turn, the player with the fewest current lives gains control of Fickle Sellsword.

    В конце хода игрок с наименьшим количеством текущих жизней получает контроль над Переменчивым наёмником.
    """

    trigger = on.turn_ends()

    def step_1(self, act: Act) -> None:
        act.take_control(act.this, player=act.fewest_lives())

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="fickle-sellsword",
    type="creature",
    elements=(),
    classes=("mercenary",),
    cost=3,
    strike=4,
    lives=4,
    names={
        "en": {"nom": "Fickle Sellsword"},
        "ru": {"nom": "Переменчивый наёмник", "gen": "Переменчивого наёмника", "dat": "Переменчивому наёмнику", "acc": "Переменчивого наёмника", "ins": "Переменчивым наёмником", "prep": "Переменчивом наёмнике"},
    },
    abilities=(FickleSellswordTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/fickle-sellsword.yaml"
LINES: dict[int, int] = {21: 12}
