"""Hall Guard / Страж чертога. Generated from cardscripts/heroes/first-light/hall-guard.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Inflicts,
    Keyword,
    Receives,
    See,
    StaticAbility,
)


class HallGuardSuperiority(StaticAbility):
    """Superiority over dragons.

    Превосходство над драконами.
    """

    keyword = "superiority"

    def against_1(self, see: See, card: int, other: int) -> bool:
        return see.is_creature(other) and see.has_class(other, "dragon")

    def source_2(self, see: See, card: int, other: int) -> bool:
        return see.is_creature(other) and see.has_class(other, "dragon")

    rows = (Inflicts(2, against=against_1), Receives(-2, source=source_2),)


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
    abilities=(HallGuardSuperiority,),
    keywords=(Keyword("minus-from-attacks", 1),),
)

SOURCE = "cardscripts/heroes/first-light/hall-guard.yaml"
LINES: dict[int, int] = {}
