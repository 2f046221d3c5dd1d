"""Season of Floods / Пора разливов. Generated from cardscripts/heroes/first-light/season-of-floods.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
)


class SeasonOfFloodsTrigger(TriggeredAbility):
    """When a poisoned creature dies, draw a card.

    Когда погибает отравленное существо, возьмите карту.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_poisoned(card)

    trigger = on.dies(card=fits_1)

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="season-of-floods",
    type="support",
    elements=("swamps",),
    classes=("event",),
    cost=3,
    names={
        "en": {"nom": "Season of Floods"},
        "ru": {"nom": "Пора разливов", "gen": "Поры разливов", "dat": "Поре разливов", "acc": "Пору разливов", "ins": "Порой разливов", "prep": "Поре разливов"},
    },
    abilities=(SeasonOfFloodsTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/season-of-floods.yaml"
LINES: dict[int, int] = {25: 10}
