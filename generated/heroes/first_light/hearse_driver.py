"""Hearse Driver / Возница катафалка. Generated from cardscripts/heroes/first-light/hearse-driver.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    you,
)


class HearseDriverTrigger(TriggeredAbility):
    """At the end of your turn, if a creature died this turn, place an enhancement effect on Hearse Driver.

    В конце вашего хода, если в этот ход погибло существо, положите эффект усиления на Возницу катафалка.
    """

    trigger = on.turn_ends(player=you)

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def condition(self, see: See) -> bool:
        return see.happened(on.dies(card=HearseDriverTrigger.fits_1)) > 0

    def step_1(self, act: Act) -> None:
        act.enhance(act.this, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="hearse-driver",
    type="creature",
    elements=("darkness",),
    classes=("undead",),
    cost=3,
    strike=3,
    lives=2,
    names={
        "en": {"nom": "Hearse Driver"},
        "ru": {"nom": "Возница катафалка", "gen": "Возницы катафалка", "dat": "Вознице катафалка", "acc": "Возницу катафалка", "ins": "Возницей катафалка", "prep": "Вознице катафалка"},
    },
    abilities=(HearseDriverTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/hearse-driver.yaml"
LINES: dict[int, int] = {26: 12, 29: 12}
