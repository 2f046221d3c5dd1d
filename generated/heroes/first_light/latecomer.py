"""Latecomer / Опоздавший. Generated from cardscripts/heroes/first-light/latecomer.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class LatecomerHire(TriggeredAbility):
    """Hire: If you did not go first, draw a card.

    Найм: Если вы ходили не первым, возьмите карту.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def condition(self, see: See) -> bool:
        return not see.went_first(see.you)

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="latecomer",
    type="creature",
    elements=("darkness",),
    classes=("robber",),
    cost=3,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Latecomer"},
        "ru": {"nom": "Опоздавший", "gen": "Опоздавшего", "dat": "Опоздавшему", "acc": "Опоздавшего", "ins": "Опоздавшим", "prep": "Опоздавшем"},
    },
    abilities=(LatecomerHire,),
)

SOURCE = "cardscripts/heroes/first-light/latecomer.yaml"
LINES: dict[int, int] = {24: 12, 27: 12}
