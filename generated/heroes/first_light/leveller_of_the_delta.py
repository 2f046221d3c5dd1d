"""Leveller of the Delta / Уравнительница дельты. Generated from cardscripts/heroes/first-light/leveller-of-the-delta.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    EXACTLY,
    HAND,
    OPPONENT,
    OPPOSING,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    this_card,
)


class LevellerOfTheDeltaHire(TriggeredAbility):
    """Hire: The opponent discards cards until they have as many cards as you do.

    Найм: Противник сбрасывает карты, пока у него не станет столько же карт, сколько у вас.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def surplus_1(self, see: See) -> int:
        return max(0, len(see.hand(see.opponent)) - len(see.hand(see.you)))

    def step_1(self, act: Act) -> None:
        act.discard(act.targets(1))

    targets = (Target(1, count=EXACTLY(surplus_1), zone=HAND, whose=OPPOSING, by=OPPONENT, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="leveller-of-the-delta",
    type="creature",
    elements=("swamps",),
    classes=("naga",),
    cost=6,
    strike=5,
    lives=5,
    names={
        "en": {"nom": "Leveller of the Delta"},
        "ru": {"nom": "Уравнительница дельты", "gen": "Уравнительницы дельты", "dat": "Уравнительнице дельты", "acc": "Уравнительницу дельты", "ins": "Уравнительницей дельты", "prep": "Уравнительнице дельты"},
    },
    abilities=(LevellerOfTheDeltaHire,),
)

SOURCE = "cardscripts/heroes/first-light/leveller-of-the-delta.yaml"
LINES: dict[int, int] = {32: 12}
