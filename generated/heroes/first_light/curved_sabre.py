"""Curved Sabre / Кривая сабля. Generated from cardscripts/heroes/first-light/curved-sabre.yaml; do not edit."""

from runtime.heroes.script import (
    AttackStrength,
    CardDefinition,
    See,
    StaticAbility,
)


class CurvedSabreRule(StaticAbility):
    """Your creatures have +1 to strike against closed creatures.

    Ваши существа имеют +1 к удару по закрытым существам.
    """

    def against_1(self, see: See, me: int, card: int) -> bool:
        return see.is_creature(card) and see.is_closed(card)

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    rows = (AttackStrength(1, by="strike", against=against_1),)


CARD = CardDefinition(
    id="curved-sabre",
    type="support",
    elements=("steppes",),
    classes=("weapon",),
    cost=2,
    names={
        "en": {"nom": "Curved Sabre"},
        "ru": {"nom": "Кривая сабля", "gen": "Кривой сабля", "dat": "Кривой сабля", "acc": "Кривую сабля", "ins": "Кривой сабля", "prep": "Кривой сабля"},
    },
    abilities=(CurvedSabreRule,),
)

SOURCE = "cardscripts/heroes/first-light/curved-sabre.yaml"
LINES: dict[int, int] = {21: 10}
