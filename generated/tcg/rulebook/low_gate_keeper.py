"""Low Gate Keeper / Страж низких ворот. Generated from cardscripts/tcg/rulebook/low-gate-keeper.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    StaticAbility,
    StrikeKind,
    WEAK,
)


class LowGateKeeperRule(StaticAbility):
    """Strikes against Low Gate Keeper are reduced to weak.

    Удары по Стражу низких ворот сводятся к слабым.
    """

    rows = (StrikeKind(WEAK, incoming=True),)


CARD = CardDefinition(
    id="low-gate-keeper",
    type="creature",
    elements=(),
    classes=(),
    silver=4,
    life=9,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Low Gate Keeper"},
        "ru": {"nom": "Страж низких ворот", "gen": "Стража низких ворот", "dat": "Стражу низких ворот", "acc": "Стража низких ворот", "ins": "Стражем низких ворот", "prep": "Страже низких ворот"},
    },
    abilities=(LowGateKeeperRule,),
)

SOURCE = "cardscripts/tcg/rulebook/low-gate-keeper.yaml"
LINES: dict[int, int] = {}
