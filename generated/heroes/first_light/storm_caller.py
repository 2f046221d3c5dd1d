"""Storm Caller / Призывающий бурю. Generated from cardscripts/heroes/first-light/storm-caller.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    you,
)


class StormCallerTrigger(TriggeredAbility):
    """When you play a spell, wound the opposing hero for 1.

    Когда вы разыгрываете заклинание, ранить героя противника на 1.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_spell(card)

    trigger = on.played(card=fits_1, player=you)

    def step_1(self, act: Act) -> None:
        act.wound(act.opposing_hero, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="storm-caller",
    type="creature",
    elements=("mountains",),
    classes=("mage",),
    cost=3,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Storm Caller"},
        "ru": {"nom": "Призывающий бурю", "gen": "Призывающего бурю", "dat": "Призывающему бурю", "acc": "Призывающего бурю", "ins": "Призывающим бурю", "prep": "Призывающем бурю"},
    },
    abilities=(StormCallerTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/storm-caller.yaml"
LINES: dict[int, int] = {26: 12}
