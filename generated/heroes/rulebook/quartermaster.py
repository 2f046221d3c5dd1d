"""Quartermaster / Интендант. Generated from cardscripts/heroes/rulebook/quartermaster.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Cost,
    See,
    StaticAbility,
)


class QuartermasterRule(StaticAbility):
    """Your creatures cost (1) less.

    Ваши существа стоят на (1) дешевле.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    rows = (Cost(-1),)


CARD = CardDefinition(
    id="quartermaster",
    type="creature",
    elements=("steppes",),
    classes=("human",),
    cost=3,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Quartermaster"},
        "ru": {"nom": "Интендант", "gen": "Интенданта", "dat": "Интенданту", "acc": "Интенданта", "ins": "Интендантом", "prep": "Интенданте"},
    },
    abilities=(QuartermasterRule,),
)

SOURCE = "cardscripts/heroes/rulebook/quartermaster.yaml"
LINES: dict[int, int] = {18: 13}
