"""Eelskin Cloak / Плащ из угриной кожи. Generated from cardscripts/heroes/first-light/eelskin-cloak.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    PreventingAbility,
    See,
    TURN,
    on,
)


class EelskinCloakPrevention(PreventingAbility):
    """Prevent the first 5 wounds from shots inflicted on your hero during each player's turn.

    Предотвратить первые 5 ран от выстрелов, нанесённых по вашему герою в течение хода каждого игрока.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_hero(card) and see.is_yours(card)

    prevents = on.wounded(fits_1)
    budget = TURN

    def condition(self, see: See) -> bool:
        return see.event.how == "shot"

    def amount(self, see: See) -> int:
        return 5


CARD = CardDefinition(
    id="eelskin-cloak",
    type="support",
    elements=("swamps",),
    classes=("armor",),
    cost=2,
    names={
        "en": {"nom": "Eelskin Cloak"},
        "ru": {"nom": "Плащ из угриной кожи", "gen": "Плаща из угриной кожи", "dat": "Плащу из угриной кожи", "acc": "Плащ из угриной кожи", "ins": "Плащом из угриной кожи", "prep": "Плаще из угриной кожи"},
    },
    abilities=(EelskinCloakPrevention,),
)

SOURCE = "cardscripts/heroes/first-light/eelskin-cloak.yaml"
LINES: dict[int, int] = {25: 10, 28: 10}
