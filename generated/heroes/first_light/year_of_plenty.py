"""Year of Plenty / Урожайный год. Generated from cardscripts/heroes/first-light/year-of-plenty.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    you,
)


class YearOfPlentyTrigger(TriggeredAbility):
    """At the end of your turn, if you have no open coins, open (1).

    В конце вашего хода, если у вас нет открытых монет, откройте (1).
    """

    trigger = on.turn_ends(player=you)

    def condition(self, see: See) -> bool:
        return see.open_coins(see.you) == 0

    def step_1(self, act: Act) -> None:
        act.open_closed_coins(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="year-of-plenty",
    type="support",
    elements=(),
    classes=("event",),
    cost=3,
    names={
        "en": {"nom": "Year of Plenty"},
        "ru": {"nom": "Урожайный год", "gen": "Урожайного года", "dat": "Урожайному году", "acc": "Урожайный год", "ins": "Урожайным годом", "prep": "Урожайном годе"},
    },
    abilities=(YearOfPlentyTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/year-of-plenty.yaml"
LINES: dict[int, int] = {23: 10, 26: 10}
