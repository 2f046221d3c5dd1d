"""Sleepy Goblin / Сонный гоблин. Generated from cardscripts/heroes/first-light/sleepy-goblin.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    you,
)


class SleepyGoblinTrigger(TriggeredAbility):
    """At the end of your turn, Sleepy Goblin closes.

    В конце вашего хода Сонный гоблин закрывается.
    """

    trigger = on.turn_ends(player=you)

    def step_1(self, act: Act) -> None:
        act.close(act.this)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="sleepy-goblin",
    type="creature",
    elements=("swamps",),
    classes=("goblin",),
    cost=1,
    strike=2,
    lives=2,
    names={
        "en": {"nom": "Sleepy Goblin"},
        "ru": {"nom": "Сонный гоблин", "gen": "Сонного гоблина", "dat": "Сонному гоблину", "acc": "Сонного гоблина", "ins": "Сонным гоблином", "prep": "Сонном гоблине"},
    },
    abilities=(SleepyGoblinTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/sleepy-goblin.yaml"
LINES: dict[int, int] = {22: 12}
