"""Repeater / Вторящий. Generated from cardscripts/heroes/editions/repeater.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    you,
)


class RepeaterTrigger(TriggeredAbility):
    """When you play a spell, repeat that spell.

    Когда вы разыгрываете заклинание, повторите это заклинание.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_spell(card)

    trigger = on.played(card=fits_1, player=you)

    def step_1(self, act: Act) -> None:
        act.repeat(act.event.card)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="repeater",
    type="creature",
    elements=(),
    classes=("human",),
    cost=2,
    strike=1,
    lives=3,
    names={
        "en": {"nom": "Repeater"},
        "ru": {"nom": "Вторящий", "gen": "Вторящего", "dat": "Вторящему", "acc": "Вторящий", "ins": "Вторящим", "prep": "Вторящем"},
    },
    abilities=(RepeaterTrigger,),
)

SOURCE = "cardscripts/heroes/editions/repeater.yaml"
LINES: dict[int, int] = {26: 12}
