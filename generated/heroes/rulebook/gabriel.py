"""Gabriel / Габриэль. Generated from cardscripts/heroes/rulebook/gabriel.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    PreventingAbility,
    See,
    on,
)


class GabrielPrevention(PreventingAbility):
    """Your creatures receive 1 fewer wound.

    Ваши существа получают на 1 рану меньше.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    prevents = on.wounded(fits_1)

    def amount(self, see: See) -> int:
        return 1


CARD = CardDefinition(
    id="gabriel",
    type="creature",
    elements=("steppes",),
    classes=("angel",),
    cost=6,
    strike=4,
    lives=6,
    names={
        "en": {"nom": "Gabriel"},
        "ru": {"nom": "Габриэль", "gen": "Габриэля", "dat": "Габриэлю", "acc": "Габриэля", "ins": "Габриэлем", "prep": "Габриэле"},
    },
    abilities=(GabrielPrevention,),
)

SOURCE = "cardscripts/heroes/rulebook/gabriel.yaml"
LINES: dict[int, int] = {23: 13}
