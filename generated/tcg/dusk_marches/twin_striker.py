"""Twin Striker / Двурукий боец. Generated from cardscripts/tcg/dusk-marches/twin-striker.yaml; do not edit."""

from runtime.tcg.script import (
    Actions,
    CardDefinition,
    StaticAbility,
)


class TwinStrikerRule(StaticAbility):
    """Acts 2 times per turn.

    Действует 2 раза за ход.
    """

    rows = (Actions(2),)


CARD = CardDefinition(
    id="twin-striker",
    type="creature",
    elements=(),
    classes=(),
    gold=6,
    life=9,
    move=1,
    strike=(2, 2, 3),
    names={
        "en": {"nom": "Twin Striker"},
        "ru": {"nom": "Двурукий боец", "gen": "Двурукия боец", "dat": "Двурукию боец", "acc": "Двурукия боец", "ins": "Двурукием боец", "prep": "Двурукие боец"},
    },
    abilities=(TwinStrikerRule,),
)

SOURCE = "cardscripts/tcg/dusk-marches/twin-striker.yaml"
LINES: dict[int, int] = {}
