"""Hall Guard / Страж чертога. Generated from cardscripts/heroes/first-light/hall-guard.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    FromAttacks,
    See,
    Superiority,
)


class HallGuardSuperiority(Superiority):
    """Superiority over dragons.

    Превосходство над драконами.
    """

    def over(self, see: See, card: int) -> bool:
        return see.has_class(card, "dragon")


class HallGuardFromAttacks(FromAttacks):
    """-1 from attacks.

    -1 от атак.
    """

    less = 1


CARD = CardDefinition(
    id="hall-guard",
    type="creature",
    elements=("mountains",),
    classes=("gnome",),
    cost=4,
    strike=3,
    lives=4,
    names={
        "en": {"nom": "Hall Guard"},
        "ru": {"nom": "Страж чертога", "gen": "Стража чертога", "dat": "Стражу чертога", "acc": "Стража чертога", "ins": "Стражем чертога", "prep": "Страже чертога"},
    },
    abilities=(HallGuardSuperiority, HallGuardFromAttacks,),
)

SOURCE = "cardscripts/heroes/first-light/hall-guard.yaml"
LINES: dict[int, int] = {18: 12}
