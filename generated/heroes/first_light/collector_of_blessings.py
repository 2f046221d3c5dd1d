"""Collector of Blessings / Собирательница благословений. Generated from cardscripts/heroes/first-light/collector-of-blessings.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class CollectorOfBlessingsTrigger(TriggeredAbility):
    """When this creature receives the second (or a further) enhancement effect, draw a card.

    Когда это существо получает второй (или более) эффект усиления, возьмите карту.
    """

    def condition(self, see: See) -> bool:
        return see.enhancements(see.this) >= 2

    trigger = on.enhanced(card=this_card)

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="collector-of-blessings",
    type="creature",
    elements=("forests",),
    classes=("priest",),
    cost=4,
    strike=2,
    lives=4,
    names={
        "en": {"nom": "Collector of Blessings"},
        "ru": {"nom": "Собирательница благословений", "gen": "Собирательницы благословений", "dat": "Собирательнице благословений", "acc": "Собирательницу благословений", "ins": "Собирательницей благословений", "prep": "Собирательнице благословений"},
    },
    abilities=(CollectorOfBlessingsTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/collector-of-blessings.yaml"
LINES: dict[int, int] = {21: 12, 26: 12}
