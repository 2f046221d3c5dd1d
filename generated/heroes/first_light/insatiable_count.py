"""Insatiable Count / Ненасытный граф. Generated from cardscripts/heroes/first-light/insatiable-count.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    THEN,
    TriggeredAbility,
    on,
    this_card,
)


class InsatiableCountTrigger(TriggeredAbility):
    """When Insatiable Count kills a creature, open Insatiable Count; it may attack again.

    Когда Ненасытный граф убивает существо, откройте Ненасытного графа, он может снова атаковать.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    trigger = on.dies(card=fits_1, source=this_card)

    def step_1(self, act: Act) -> None:
        act.open(act.this)

    def step_2(self, act: Act) -> None:
        act.attack_again(act.this)

    steps = (Step(step_1), Step(step_2, link=THEN))


CARD = CardDefinition(
    id="insatiable-count",
    type="creature",
    elements=("darkness",),
    classes=("vampire",),
    cost=5,
    strike=4,
    lives=3,
    names={
        "en": {"nom": "Insatiable Count"},
        "ru": {"nom": "Ненасытный граф", "gen": "Ненасытного графа", "dat": "Ненасытному графу", "acc": "Ненасытного графа", "ins": "Ненасытным графом", "prep": "Ненасытном графе"},
    },
    abilities=(InsatiableCountTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/insatiable-count.yaml"
LINES: dict[int, int] = {27: 12, 30: 12}
