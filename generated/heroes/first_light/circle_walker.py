"""Circle Walker / Идущая по кругу. Generated from cardscripts/heroes/first-light/circle-walker.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    opponent,
)


class CircleWalkerConcentration(TriggeredAbility):
    """Concentration: Draw a card.

    Концентрация: Возьмите карту.
    """

    keyword = "concentration"

    def condition(self, see: See) -> bool:
        return not see.wounded_this_turn(see.this)

    trigger = on.turn_ends(player=opponent)

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="circle-walker",
    type="creature",
    elements=("mountains",),
    classes=("mage",),
    cost=4,
    strike=2,
    lives=4,
    names={
        "en": {"nom": "Circle Walker"},
        "ru": {"nom": "Идущая по кругу", "gen": "Идущей по кругу", "dat": "Идущей по кругу", "acc": "Идущую по кругу", "ins": "Идущей по кругу", "prep": "Идущей по кругу"},
    },
    abilities=(CircleWalkerConcentration,),
)

SOURCE = "cardscripts/heroes/first-light/circle-walker.yaml"
LINES: dict[int, int] = {23: 12, 28: 12}
