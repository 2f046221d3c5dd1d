"""Lorekeeper of Leaves / Хранительница лиственных рун. Generated from cardscripts/heroes/first-light/lorekeeper-of-leaves.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    you,
)


class LorekeeperOfLeavesTrigger(TriggeredAbility):
    """When you play a spell, place an enhancement effect on this creature.

    Когда вы разыгрываете заклинание, положите эффект усиления на это существо.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_spell(card)

    trigger = on.played(card=fits_1, player=you)

    def step_1(self, act: Act) -> None:
        act.enhance(act.this, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="lorekeeper-of-leaves",
    type="creature",
    elements=("forests",),
    classes=("elf",),
    cost=3,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Lorekeeper of Leaves"},
        "ru": {"nom": "Хранительница лиственных рун", "gen": "Хранительницы лиственных рун", "dat": "Хранительнице лиственных рун", "acc": "Хранительницу лиственных рун", "ins": "Хранительницей лиственных рун", "prep": "Хранительнице лиственных рун"},
    },
    abilities=(LorekeeperOfLeavesTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/lorekeeper-of-leaves.yaml"
LINES: dict[int, int] = {26: 12}
