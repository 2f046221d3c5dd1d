"""Wrecker Captain / Капитан мародёров. Generated from cardscripts/heroes/first-light/wrecker-captain.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class WreckerCaptainHire(TriggeredAbility):
    """Hire: Shuffle Leak in the Hull into the opponent's deck.

    Найм: Замешайте Пробоину в днище в колоду противника.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.place("leak-in-the-hull", act.opponent)

    steps = (Step(step_1),)
    makes = ("leak-in-the-hull",)


CARD = CardDefinition(
    id="wrecker-captain",
    type="creature",
    elements=("swamps",),
    classes=("pirate",),
    cost=4,
    strike=3,
    lives=4,
    names={
        "en": {"nom": "Wrecker Captain"},
        "ru": {"nom": "Капитан мародёров", "gen": "Капитана мародёров", "dat": "Капитану мародёров", "acc": "Капитана мародёров", "ins": "Капитаном мародёров", "prep": "Капитане мародёров"},
    },
    abilities=(WreckerCaptainHire,),
)

SOURCE = "cardscripts/heroes/first-light/wrecker-captain.yaml"
LINES: dict[int, int] = {23: 12}
