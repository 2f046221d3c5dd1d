"""Cleric / Клирик. Generated from cardscripts/heroes/rulebook/cleric.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class ClericHire(TriggeredAbility):
    """Hire: Each player receives 2 prayer tokens.

    Найм: Каждый игрок получает 2 жетона молитвы.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.gain_prayers(2, act.you)
        act.gain_prayers(2, act.opponent)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="cleric",
    type="creature",
    elements=(),
    classes=("human",),
    cost=2,
    strike=1,
    lives=3,
    names={
        "en": {"nom": "Cleric"},
        "ru": {"nom": "Клирик", "gen": "Клирика", "dat": "Клирику", "acc": "Клирика", "ins": "Клириком", "prep": "Клирике"},
    },
    abilities=(ClericHire,),
)

SOURCE = "cardscripts/heroes/rulebook/cleric.yaml"
LINES: dict[int, int] = {23: 13, 24: 13}
