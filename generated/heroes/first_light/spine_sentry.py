"""Spine Sentry / Шипастый часовой. Generated from cardscripts/heroes/first-light/spine-sentry.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class SpineSentryTrigger(TriggeredAbility):
    """When Spine Sentry receives wounds, poison their source for 1.

    Когда Шипастый часовой получает раны, отравить их источник на 1.
    """

    trigger = on.wounded(card=this_card)

    def step_1(self, act: Act) -> None:
        act.poison(act.event.source, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="spine-sentry",
    type="creature",
    elements=("swamps",),
    classes=("aquanite",),
    cost=4,
    strike=2,
    lives=5,
    names={
        "en": {"nom": "Spine Sentry"},
        "ru": {"nom": "Шипастый часовой", "gen": "Шипастого часового", "dat": "Шипастому часовому", "acc": "Шипастого часового", "ins": "Шипастым часовым", "prep": "Шипастом часовом"},
    },
    abilities=(SpineSentryTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/spine-sentry.yaml"
LINES: dict[int, int] = {22: 12}
