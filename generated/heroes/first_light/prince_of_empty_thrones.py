"""Prince of Empty Thrones / Князь пустых престолов. Generated from cardscripts/heroes/first-light/prince-of-empty-thrones.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Cost,
    GRAVEYARD,
    HAND,
    Keyword,
    See,
    StaticAbility,
)


class PrinceOfEmptyThronesRule(StaticAbility):
    """Costs (1) less for each creature in your graveyard.

    Стоит на (1) дешевле за каждое существо на вашем кладбище.
    """

    zone = HAND

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def change_2(self, see: See, card: int) -> int:
        return -1 * len(see.cards(GRAVEYARD, see.you, PrinceOfEmptyThronesRule.such_1))

    rows = (Cost(change_2),)


CARD = CardDefinition(
    id="prince-of-empty-thrones",
    type="creature",
    elements=("darkness",),
    classes=("demon",),
    cost=8,
    strike=7,
    lives=7,
    names={
        "en": {"nom": "Prince of Empty Thrones"},
        "ru": {"nom": "Князь пустых престолов", "gen": "Князя пустых престолов", "dat": "Князю пустых престолов", "acc": "Князя пустых престолов", "ins": "Князем пустых престолов", "prep": "Князе пустых престолов"},
    },
    abilities=(PrinceOfEmptyThronesRule,),
    keywords=(Keyword("uniqueness"),),
)

SOURCE = "cardscripts/heroes/first-light/prince-of-empty-thrones.yaml"
LINES: dict[int, int] = {}
