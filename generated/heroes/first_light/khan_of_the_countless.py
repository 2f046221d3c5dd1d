"""Khan of the Countless / Хан бесчисленных. Generated from cardscripts/heroes/first-light/khan-of-the-countless.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Grants,
    Keyword,
    See,
    StaticAbility,
    Strike,
)


class KhanOfTheCountlessRule(StaticAbility):
    """Your other orcs have +1 to strike and Charge.

    Ваши другие орки имеют +1 к удару и Рывок.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.has_class(card, "orc") and see.is_yours(card) and card != see.this

    rows = (Strike(1), Grants((Keyword("charge"),)),)


CARD = CardDefinition(
    id="khan-of-the-countless",
    type="creature",
    elements=("steppes",),
    classes=("orc",),
    cost=5,
    strike=4,
    lives=4,
    names={
        "en": {"nom": "Khan of the Countless"},
        "ru": {"nom": "Хан бесчисленных", "gen": "Хана бесчисленных", "dat": "Хану бесчисленных", "acc": "Хана бесчисленных", "ins": "Ханом бесчисленных", "prep": "Хане бесчисленных"},
    },
    abilities=(KhanOfTheCountlessRule,),
    keywords=(Keyword("uniqueness"),),
)

SOURCE = "cardscripts/heroes/first-light/khan-of-the-countless.yaml"
LINES: dict[int, int] = {20: 12}
