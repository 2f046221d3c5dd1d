"""Grey Pack / Серая стая. Generated from cardscripts/heroes/first-light/grey-pack.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
    See,
    StaticAbility,
    Strike,
)


class GreyPackRule(StaticAbility):
    """Your other beasts have +1 to strike.

    Ваши другие звери имеют +1 к удару.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.has_class(card, "beast") and see.is_yours(card) and card != see.this

    rows = (Strike(1),)


CARD = CardDefinition(
    id="grey-pack",
    type="creature",
    elements=("forests",),
    classes=("beast",),
    cost=3,
    strike=2,
    lives=2,
    names={
        "en": {"nom": "Grey Pack"},
        "ru": {"nom": "Серая стая", "gen": "Серой стаи", "dat": "Серой стае", "acc": "Серую стаю", "ins": "Серой стаей", "prep": "Серой стае"},
    },
    abilities=(GreyPackRule,),
    keywords=(Keyword("horde"),),
)

SOURCE = "cardscripts/heroes/first-light/grey-pack.yaml"
LINES: dict[int, int] = {19: 12}
