"""Heart Oak / Сердце-дуб. Generated from cardscripts/tcg/dusk-marches/heart-oak.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    you,
)


class HeartOakTrigger(TriggeredAbility):
    """At the beginning of your turn, heal your creatures standing next to Heart Oak for 1.

    В начале вашего хода излечить ваших существ, стоящих рядом с Сердцем-дубом, на 1.
    """

    trigger = on.turn_starts(player=you)

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and see.adjacent(card, see.this)

    def step_1(self, act: Act) -> None:
        act.heal(act.all(HeartOakTrigger.such_1), 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="heart-oak",
    type="artifact",
    elements=("forests",),
    classes=(),
    silver=4,
    life=9,
    names={
        "en": {"nom": "Heart Oak"},
        "ru": {"nom": "Сердце-дуб", "gen": "Сердца-дуба", "dat": "Сердцу-дубу", "acc": "Сердце-дуб", "ins": "Сердцем-дубом", "prep": "Сердце-дубе"},
    },
    abilities=(HeartOakTrigger,),
)

SOURCE = "cardscripts/tcg/dusk-marches/heart-oak.yaml"
LINES: dict[int, int] = {26: 9}
