"""Bramble Gate / Терновые врата. Generated from cardscripts/heroes/first-light/bramble-gate.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Rule,
    StaticAbility,
)


class BrambleGateRule(StaticAbility):
    """This creature is not closed when acting as a blocker.

    Это существо не закрывается, выступая защитником.
    """

    rows = (Rule("open_after_blocking"),)


CARD = CardDefinition(
    id="bramble-gate",
    type="creature",
    elements=("forests",),
    classes=("ent",),
    cost=3,
    strike=2,
    lives=5,
    names={
        "en": {"nom": "Bramble Gate"},
        "ru": {"nom": "Терновые врата", "gen": "Терновых врат", "dat": "Терновым вратам", "acc": "Терновые врата", "ins": "Терновыми вратами", "prep": "Терновых вратах", "number": "pl"},
    },
    abilities=(BrambleGateRule,),
)

SOURCE = "cardscripts/heroes/first-light/bramble-gate.yaml"
LINES: dict[int, int] = {}
