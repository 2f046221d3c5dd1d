"""Old Man of the Fen / Старик из топи. Generated from cardscripts/heroes/first-light/old-man-of-the-fen.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
    Protection,
    See,
)


class OldManOfTheFenProtection(Protection):
    """Does not receive wounds from creatures with the lowest strike.

    Не получает ран от существ с наименьшей силой удара.
    """

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def from_source(self, see: See, source: int) -> bool:
        return source != 0 and see.is_creature(source) and see.strike(source) == min([see.strike(one) for one in see.all(OldManOfTheFenProtection.such_1)], default=see.strike(source))


CARD = CardDefinition(
    id="old-man-of-the-fen",
    type="creature",
    elements=("swamps",),
    classes=("troll",),
    cost=7,
    strike=7,
    lives=8,
    names={
        "en": {"nom": "Old Man of the Fen"},
        "ru": {"nom": "Старик из топи", "gen": "Старика из топи", "dat": "Старику из топи", "acc": "Старика из топи", "ins": "Стариком из топи", "prep": "Старике из топи"},
    },
    abilities=(OldManOfTheFenProtection,),
    keywords=(Keyword("regeneration", 4),),
)

SOURCE = "cardscripts/heroes/first-light/old-man-of-the-fen.yaml"
LINES: dict[int, int] = {21: 12}
