"""Marshal of the Pit / Маршал бездны. Generated from cardscripts/heroes/first-light/marshal-of-the-pit.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Must,
    See,
    StaticAbility,
)


class MarshalOfThePitRule(StaticAbility):
    """A blocker cannot be assigned against the strikes of your demons.

    От ударов ваших демонов нельзя назначить защитника.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.has_class(card, "demon") and see.is_yours(card)

    rows = (Must("strike_directed"),)


CARD = CardDefinition(
    id="marshal-of-the-pit",
    type="creature",
    elements=("darkness",),
    classes=("demon",),
    cost=6,
    strike=5,
    lives=6,
    names={
        "en": {"nom": "Marshal of the Pit"},
        "ru": {"nom": "Маршал бездны", "gen": "Маршала бездны", "dat": "Маршалу бездны", "acc": "Маршала бездны", "ins": "Маршалом бездны", "prep": "Маршале бездны"},
    },
    abilities=(MarshalOfThePitRule,),
)

SOURCE = "cardscripts/heroes/first-light/marshal-of-the-pit.yaml"
LINES: dict[int, int] = {18: 12}
