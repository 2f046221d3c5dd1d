"""Leech / Пиявка. Generated from tcg/leech.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Step,
)


class LeechAction(ActivatedAbility):
    """[tap]: Wound the host for 1.

    [tap]: Ранить хозяина на 1.
    """

    payments = (CloseThis(),)

    def step_1(self, act: Act) -> None:
        act.wound(act.host(act.this), 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="leech",
    type="creature",
    elements=("swamps",),
    classes=(),
    silver=4,
    life=7,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Leech"},
        "ru": {"nom": "Пиявка", "gen": "Пиявки", "dat": "Пиявке", "acc": "Пиявку", "ins": "Пиявкой", "prep": "Пиявке"},
    },
    abilities=(LeechAction,),
    kind="parasite",
)

SOURCE = "tcg/leech.yaml"
LINES: dict[int, int] = {21: 13}
