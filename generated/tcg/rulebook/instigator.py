"""Instigator / Подстрекатель. Generated from cardscripts/tcg/rulebook/instigator.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Must,
    StaticAbility,
)


class InstigatorRule(StaticAbility):
    """If a defender can be appointed against Instigator's strike, the opponent must do so.

    Если от удара Подстрекателя можно назначить защитника, противник обязан это сделать.
    """

    rows = (Must("be_defended"),)


CARD = CardDefinition(
    id="instigator",
    type="creature",
    elements=(),
    classes=(),
    silver=4,
    life=8,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Instigator"},
        "ru": {"nom": "Подстрекатель", "gen": "Подстрекателя", "dat": "Подстрекателю", "acc": "Подстрекателя", "ins": "Подстрекателем", "prep": "Подстрекателе"},
    },
    abilities=(InstigatorRule,),
)

SOURCE = "cardscripts/tcg/rulebook/instigator.yaml"
LINES: dict[int, int] = {}
