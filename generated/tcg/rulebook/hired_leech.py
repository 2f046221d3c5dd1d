"""Hired Leech / Наёмная пиявка. Generated from cardscripts/tcg/rulebook/hired-leech.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Step,
)


class HiredLeechAction(ActivatedAbility):
    """[tap]: Wound the host for 1.

    [tap]: Ранить хозяина на 1.
    """

    payments = (CloseThis(),)

    def step_1(self, act: Act) -> None:
        act.wound(act.host(act.this), 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="hired-leech",
    type="creature",
    elements=("swamps",),
    classes=(),
    silver=3,
    life=4,
    strike=(1, 1, 1),
    names={
        "en": {"nom": "Hired Leech"},
        "ru": {"nom": "Наёмная пиявка", "gen": "Наёмной пиявки", "dat": "Наёмной пиявке", "acc": "Наёмную пиявку", "ins": "Наёмной пиявкой", "prep": "Наёмной пиявке"},
    },
    abilities=(HiredLeechAction,),
    kind="parasite",
)

SOURCE = "cardscripts/tcg/rulebook/hired-leech.yaml"
LINES: dict[int, int] = {21: 15}
