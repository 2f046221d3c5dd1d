"""Spirit of Echoes / Дух отголосков. Generated from cardscripts/heroes/first-light/spirit-of-echoes.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    you,
)


class SpiritOfEchoesTrigger(TriggeredAbility):
    """When you play your second card in a turn, draw a card.

    Когда вы разыгрываете вторую карту за ход, возьмите карту.
    """

    trigger = on.played(player=you, number=2)

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="spirit-of-echoes",
    type="creature",
    elements=("mountains",),
    classes=("spirit",),
    cost=4,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Spirit of Echoes"},
        "ru": {"nom": "Дух отголосков", "gen": "Духа отголосков", "dat": "Духу отголосков", "acc": "Духа отголосков", "ins": "Духом отголосков", "prep": "Духе отголосков"},
    },
    abilities=(SpiritOfEchoesTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/spirit-of-echoes.yaml"
LINES: dict[int, int] = {22: 12}
