"""Midnight Caller / Полуночный визитёр. Generated from cardscripts/heroes/first-light/midnight-caller.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class MidnightCallerHire(TriggeredAbility):
    """Hire: The turn ends immediately.

    Найм: Ход немедленно заканчивается.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.end_turn()

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="midnight-caller",
    type="creature",
    elements=("darkness",),
    classes=("demon",),
    cost=4,
    strike=5,
    lives=5,
    names={
        "en": {"nom": "Midnight Caller"},
        "ru": {"nom": "Полуночный визитёр", "gen": "Полуночного визитёра", "dat": "Полуночному визитёру", "acc": "Полуночного визитёра", "ins": "Полуночным визитёром", "prep": "Полуночном визитёре"},
    },
    abilities=(MidnightCallerHire,),
)

SOURCE = "cardscripts/heroes/first-light/midnight-caller.yaml"
LINES: dict[int, int] = {23: 12}
