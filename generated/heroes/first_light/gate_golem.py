"""Gate Golem / Голем ворот. Generated from cardscripts/heroes/first-light/gate-golem.yaml; do not edit."""

from runtime.heroes.script import (
    Cannot,
    CardDefinition,
    Keyword,
    StaticAbility,
)


class GateGolemRule(StaticAbility):
    """Cannot act as a blocker.

    Не может выступать защитником.
    """

    rows = (Cannot("block"),)


CARD = CardDefinition(
    id="gate-golem",
    type="creature",
    elements=(),
    classes=("golem",),
    cost=7,
    strike=7,
    lives=7,
    names={
        "en": {"nom": "Gate Golem"},
        "ru": {"nom": "Голем ворот", "gen": "Голема ворот", "dat": "Голему ворот", "acc": "Голема ворот", "ins": "Големом ворот", "prep": "Големе ворот"},
    },
    abilities=(GateGolemRule,),
    keywords=(Keyword("charge"),),
)

SOURCE = "cardscripts/heroes/first-light/gate-golem.yaml"
LINES: dict[int, int] = {}
