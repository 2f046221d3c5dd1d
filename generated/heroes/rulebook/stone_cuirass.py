"""Stone Cuirass / Каменная кираса. Generated from cardscripts/heroes/rulebook/stone-cuirass.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    PreventingAbility,
    See,
    on,
)


class StoneCuirassPrevention(PreventingAbility):
    """Your hero receives 1 fewer wound.

    Ваш герой получает на 1 рану меньше.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_hero(card) and see.is_yours(card)

    prevents = on.wounded(fits_1)

    def amount(self, see: See) -> int:
        return 1


CARD = CardDefinition(
    id="stone-cuirass",
    type="support",
    elements=("mountains",),
    classes=("armor",),
    cost=3,
    names={
        "en": {"nom": "Stone Cuirass"},
        "ru": {"nom": "Каменная кираса", "gen": "Каменной кирасы", "dat": "Каменной кирасе", "acc": "Каменную кирасу", "ins": "Каменной кирасой", "prep": "Каменной кирасе"},
    },
    abilities=(StoneCuirassPrevention,),
)

SOURCE = "cardscripts/heroes/rulebook/stone-cuirass.yaml"
LINES: dict[int, int] = {23: 11}
