"""Sling Boy / Мальчишка с пращой. Generated from cardscripts/tcg/dusk-marches/sling-boy.yaml; do not edit."""

from runtime.tcg.script import (
    ActivatedAbility,
    Attack,
    CardDefinition,
    CloseThis,
)


class SlingBoyAction(ActivatedAbility):
    """[tap]: Throw at 1, range 3.

    [tap]: Метание на 1, дальность 3.
    """

    payments = (CloseThis(),)
    attack = Attack("throw", (1, 1, 1), reach=3)


CARD = CardDefinition(
    id="sling-boy",
    type="creature",
    elements=("steppes",),
    classes=(),
    silver=2,
    life=4,
    move=1,
    strike=(0, 1, 1),
    names={
        "en": {"nom": "Sling Boy"},
        "ru": {"nom": "Мальчишка с пращой", "gen": "Мальчишки с пращой", "dat": "Мальчишке с пращой", "acc": "Мальчишки с пращой", "ins": "Мальчишкой с пращой", "prep": "Мальчишке с пращой"},
    },
    abilities=(SlingBoyAction,),
)

SOURCE = "cardscripts/tcg/dusk-marches/sling-boy.yaml"
LINES: dict[int, int] = {}
