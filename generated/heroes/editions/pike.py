"""Deep Pike / Глубинная щука. Generated from cardscripts/heroes/editions/pike.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
)


class PikeTrigger(TriggeredAbility):
    """When one of your creatures dies, draw a card.

    Когда ваше существо погибает, возьмите карту.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    trigger = on.dies(card=fits_1)

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="pike",
    type="creature",
    elements=(),
    classes=("human",),
    cost=2,
    strike=1,
    lives=3,
    names={
        "en": {"nom": "Deep Pike"},
        "ru": {"nom": "Глубинная щука", "gen": "Глубинной щуки", "dat": "Глубинной щуке", "acc": "Глубинную щуку", "ins": "Глубинной щукой", "prep": "Глубинной щуке"},
    },
    abilities=(PikeTrigger,),
)

SOURCE = "cardscripts/heroes/editions/pike.yaml"
LINES: dict[int, int] = {25: 12}
