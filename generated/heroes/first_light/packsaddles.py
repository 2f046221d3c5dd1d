"""Packsaddles / Вьючные сёдла. Generated from cardscripts/heroes/first-light/packsaddles.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Grants,
    Keyword,
    See,
    StaticAbility,
)


class PacksaddlesRule(StaticAbility):
    """Your creatures having obtained a card have Armor 1.

    Ваши существа, добывшие карту, имеют Броню 1.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and bool(see.obtained(card))

    rows = (Grants((Keyword("armor", 1),)),)


CARD = CardDefinition(
    id="packsaddles",
    type="support",
    elements=(),
    classes=("armor",),
    cost=2,
    names={
        "en": {"nom": "Packsaddles"},
        "ru": {"nom": "Вьючные сёдла", "gen": "Вьючных сёдел", "dat": "Вьючным сёдлам", "acc": "Вьючные сёдла", "ins": "Вьючными сёдлами", "prep": "Вьючных сёдлах", "number": "pl"},
    },
    abilities=(PacksaddlesRule,),
)

SOURCE = "cardscripts/heroes/first-light/packsaddles.yaml"
LINES: dict[int, int] = {19: 10}
