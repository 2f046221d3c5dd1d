"""Larva of the Deeps / Личинка глубин. Generated from cardscripts/heroes/first-light/larva-of-the-deeps.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
)


class LarvaOfTheDeepsTrigger(TriggeredAbility):
    """When an opposing creature dies, flip Larva of the Deeps.

    Когда погибает существо противника, переверните Личинку глубин.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    trigger = on.dies(card=fits_1)

    def step_1(self, act: Act) -> None:
        act.flip(act.this)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="larva-of-the-deeps",
    type="creature",
    elements=("swamps",),
    classes=("beast",),
    cost=2,
    strike=0,
    lives=3,
    reverse="mother-of-midges",
    names={
        "en": {"nom": "Larva of the Deeps"},
        "ru": {"nom": "Личинка глубин", "gen": "Личинки глубин", "dat": "Личинке глубин", "acc": "Личинку глубин", "ins": "Личинкой глубин", "prep": "Личинке глубин"},
    },
    abilities=(LarvaOfTheDeepsTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/larva-of-the-deeps.yaml"
LINES: dict[int, int] = {25: 13}
