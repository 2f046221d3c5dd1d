"""Sworn Brother / Побратим. Generated from cardscripts/heroes/first-light/sworn-brother.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    END_OF_TURN,
    See,
    Step,
    TriggeredAbility,
    on,
    you,
)


class SwornBrotherTrigger(TriggeredAbility):
    """Each time you play a creature, Sworn Brother gets +1 to strike until the end of the turn.

    Каждый раз, когда вы разыгрываете существо, Побратим получает +1 к удару до конца хода.
    """

    each_time = True

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    trigger = on.played(card=fits_1, player=you)

    def step_1(self, act: Act) -> None:
        act.add_strike(act.this, 1, until=END_OF_TURN)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="sworn-brother",
    type="creature",
    elements=("steppes",),
    classes=("human",),
    cost=4,
    strike=3,
    lives=4,
    names={
        "en": {"nom": "Sworn Brother"},
        "ru": {"nom": "Побратим", "gen": "Побратима", "dat": "Побратиму", "acc": "Побратима", "ins": "Побратимом", "prep": "Побратиме"},
    },
    abilities=(SwornBrotherTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/sworn-brother.yaml"
LINES: dict[int, int] = {29: 12}
