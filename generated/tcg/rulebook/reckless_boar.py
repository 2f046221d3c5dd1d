"""Reckless Boar / Отчаянный кабан. Generated from cardscripts/tcg/rulebook/reckless-boar.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Must,
    StaticAbility,
)


class RecklessBoarRule(StaticAbility):
    """Must attack whenever it is able to.

    Должен атаковать всякий раз, когда может.
    """

    rows = (Must("attack"),)


CARD = CardDefinition(
    id="reckless-boar",
    type="creature",
    elements=("forests",),
    classes=(),
    silver=4,
    life=9,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Reckless Boar"},
        "ru": {"nom": "Отчаянный кабан", "gen": "Отчаянного кабана", "dat": "Отчаянному кабану", "acc": "Отчаянный кабан", "ins": "Отчаянным кабаном", "prep": "Отчаянном кабане"},
    },
    abilities=(RecklessBoarRule,),
)

SOURCE = "cardscripts/tcg/rulebook/reckless-boar.yaml"
LINES: dict[int, int] = {}
