"""Thistle Field / Чертополоховое поле. Generated from cardscripts/heroes/first-light/thistle-field.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    DoesNotWork,
    See,
    StaticAbility,
)


class ThistleFieldRule(StaticAbility):
    """The feature First strike of opposing creatures does not work.

    Особенность Первый удар существ противника не работает.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    rows = (DoesNotWork(("first-strike",)),)


CARD = CardDefinition(
    id="thistle-field",
    type="support",
    elements=("steppes",),
    classes=("terrain",),
    cost=2,
    names={
        "en": {"nom": "Thistle Field"},
        "ru": {"nom": "Чертополоховое поле", "gen": "Чертополохового поля", "dat": "Чертополоховому полю", "acc": "Чертополоховое поле", "ins": "Чертополоховым полем", "prep": "Чертополоховом поле"},
    },
    abilities=(ThistleFieldRule,),
)

SOURCE = "cardscripts/heroes/first-light/thistle-field.yaml"
LINES: dict[int, int] = {18: 10}
