"""Knife Juggler / Жонглёр ножами. Generated from cardscripts/tcg/dusk-marches/knife-juggler.yaml; do not edit."""

from runtime.tcg.script import (
    ActivatedAbility,
    Attack,
    CardDefinition,
    CloseThis,
)


class KnifeJugglerAction(ActivatedAbility):
    """[tap]: Throw at 1-1-2, range 2.

    [tap]: Метание на 1-1-2, дальность 2.
    """

    payments = (CloseThis(),)
    attack = Attack("throw", (1, 1, 2), reach=2)


CARD = CardDefinition(
    id="knife-juggler",
    type="creature",
    elements=(),
    classes=(),
    silver=3,
    life=6,
    move=1,
    strike=(1, 1, 2),
    names={
        "en": {"nom": "Knife Juggler"},
        "ru": {"nom": "Жонглёр ножами", "gen": "Жонглёра ножами", "dat": "Жонглёру ножами", "acc": "Жонглёра ножами", "ins": "Жонглёром ножами", "prep": "Жонглёре ножами"},
    },
    abilities=(KnifeJugglerAction,),
)

SOURCE = "cardscripts/tcg/dusk-marches/knife-juggler.yaml"
LINES: dict[int, int] = {}
