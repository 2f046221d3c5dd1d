"""Elyata / Эльята. Generated from cardscripts/tcg/rulebook/elyata.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Grants,
    Keyword,
    See,
    StaticAbility,
)


class ElyataRule(StaticAbility):
    """Your other coven members get protection from poison while Elyata is on the battlefield.

    Другие ваши ковены получают защиту от отравления, пока Эльята на поле боя.
    """

    def condition(self, see: See) -> bool:
        return see.on_battlefield(see.this)

    def affects(self, see: See, card: int) -> bool:
        return see.has_class(card, "coven") and see.is_yours(card) and card != see.this

    rows = (Grants((Keyword("protection-from-poison"),)),)


CARD = CardDefinition(
    id="elyata",
    type="creature",
    elements=("swamps",),
    classes=("coven",),
    gold=5,
    life=8,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Elyata"},
        "ru": {"nom": "Эльята", "gen": "Эльят", "dat": "Эльятам", "acc": "Эльят", "ins": "Эльятами", "prep": "Эльятах", "number": "pl"},
    },
    abilities=(ElyataRule,),
)

SOURCE = "cardscripts/tcg/rulebook/elyata.yaml"
LINES: dict[int, int] = {19: 14, 22: 14}
