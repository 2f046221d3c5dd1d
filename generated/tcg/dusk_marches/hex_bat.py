"""Hex Bat / Нетопырь сглаза. Generated from cardscripts/tcg/dusk-marches/hex-bat.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    CardDefinition,
    END_OF_GAME,
    Keyword,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class HexBatTrigger(TriggeredAbility):
    """On a strike, the attacked creature receives curse until the end of the battle.

    При ударе атакованное существо получает проклятие до конца боя.
    """

    trigger = on.hits(card=this_card, how="strike")

    def step_1(self, act: Act) -> None:
        act.gain(act.event.target, Keyword("curse"), until=END_OF_GAME)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="hex-bat",
    type="creature",
    kind="flying",
    elements=("darkness",),
    classes=(),
    silver=3,
    life=4,
    strike=(1, 1, 2),
    names={
        "en": {"nom": "Hex Bat"},
        "ru": {"nom": "Нетопырь сглаза", "gen": "Нетопыря сглаза", "dat": "Нетопырю сглаза", "acc": "Нетопыря сглаза", "ins": "Нетопырём сглаза", "prep": "Нетопыре сглаза"},
    },
    abilities=(HexBatTrigger,),
)

SOURCE = "cardscripts/tcg/dusk-marches/hex-bat.yaml"
LINES: dict[int, int] = {24: 12}
