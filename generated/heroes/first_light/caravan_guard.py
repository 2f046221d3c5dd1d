"""Caravan Guard / Охрана каравана. Generated from cardscripts/heroes/first-light/caravan-guard.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Grants,
    Keyword,
    See,
    StaticAbility,
)


class CaravanGuardRule(StaticAbility):
    """Your creatures having obtained a card have Defense experience and Armor 1.

    Ваши существа, добывшие карту, имеют Опыт в защите и Броню 1.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and bool(see.obtained(card))

    rows = (Grants((Keyword("defense-experience"),)), Grants((Keyword("armor", 1),)),)


CARD = CardDefinition(
    id="caravan-guard",
    type="support",
    elements=("steppes",),
    classes=("armor",),
    cost=2,
    names={
        "en": {"nom": "Caravan Guard"},
        "ru": {"nom": "Охрана каравана", "gen": "Охраны каравана", "dat": "Охране каравана", "acc": "Охрану каравана", "ins": "Охраной каравана", "prep": "Охране каравана"},
    },
    abilities=(CaravanGuardRule,),
)

SOURCE = "cardscripts/heroes/first-light/caravan-guard.yaml"
LINES: dict[int, int] = {19: 10}
