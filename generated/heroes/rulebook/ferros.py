"""Ferros / Феррос. Generated from cardscripts/heroes/rulebook/ferros.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Protection,
    See,
)


class FerrosProtection(Protection):
    """Receives wounds only from strikes.

    Получает раны только от ударов.
    """

    def from_source(self, see: See, source: int) -> bool:
        return not (see.event.how == "strike")


CARD = CardDefinition(
    id="ferros",
    type="creature",
    elements=("mountains",),
    classes=("elemental",),
    cost=6,
    strike=4,
    lives=5,
    names={
        "en": {"nom": "Ferros"},
        "ru": {"nom": "Феррос", "gen": "Ферроса", "dat": "Ферросу", "acc": "Ферроса", "ins": "Ферросом", "prep": "Ферросе"},
    },
    abilities=(FerrosProtection,),
)

SOURCE = "cardscripts/heroes/rulebook/ferros.yaml"
LINES: dict[int, int] = {17: 13}
