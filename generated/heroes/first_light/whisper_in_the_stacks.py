"""Whisper in the Stacks / Шёпот в архиве. Generated from cardscripts/heroes/first-light/whisper-in-the-stacks.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    opponent,
)


class WhisperInTheStacksTrigger(TriggeredAbility):
    """When the opponent looks through the deck, wound the opposing hero for 2.

    Когда противник просматривает колоду, ранить героя противника на 2.
    """

    trigger = on.searches(player=opponent)

    def step_1(self, act: Act) -> None:
        act.wound(act.opposing_hero, 2)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="whisper-in-the-stacks",
    type="creature",
    elements=("darkness",),
    classes=("spirit",),
    cost=3,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Whisper in the Stacks"},
        "ru": {"nom": "Шёпот в архиве", "gen": "Шёпота в архиве", "dat": "Шёпоту в архиве", "acc": "Шёпот в архиве", "ins": "Шёпотом в архиве", "prep": "Шёпоте в архиве"},
    },
    abilities=(WhisperInTheStacksTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/whisper-in-the-stacks.yaml"
LINES: dict[int, int] = {22: 12}
