"""Company Pikes / Ротные пики. Generated from cardscripts/heroes/first-light/company-pikes.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Must,
    See,
    StaticAbility,
)


class CompanyPikesRule(StaticAbility):
    """A blocker cannot be assigned against the strikes of your mercenaries.

    От ударов ваших наёмников нельзя назначить защитника.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.has_class(card, "mercenary") and see.is_yours(card)

    rows = (Must("strike_directed"),)


CARD = CardDefinition(
    id="company-pikes",
    type="support",
    elements=(),
    classes=("weapon",),
    cost=3,
    names={
        "en": {"nom": "Company Pikes"},
        "ru": {"nom": "Ротные пики", "gen": "Ротных пик", "dat": "Ротным пикам", "acc": "Ротные пики", "ins": "Ротными пиками", "prep": "Ротных пиках", "number": "pl"},
    },
    abilities=(CompanyPikesRule,),
)

SOURCE = "cardscripts/heroes/first-light/company-pikes.yaml"
LINES: dict[int, int] = {18: 10}
