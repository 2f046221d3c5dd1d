"""Market Square / Рыночная площадь. Generated from cardscripts/tcg/dusk-marches/market-square.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Cost,
    See,
    StaticAbility,
)


class MarketSquareRule(StaticAbility):
    """Your neutral creatures cost (1) less.

    Ваши нейтральные существа стоят на (1) дешевле.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and see.is_neutral(card)

    rows = (Cost(-1),)


CARD = CardDefinition(
    id="market-square",
    type="terrain",
    elements=(),
    classes=("city",),
    silver=2,
    names={
        "en": {"nom": "Market Square"},
        "ru": {"nom": "Рыночная площадь", "gen": "Рыночной площади", "dat": "Рыночной площади", "acc": "Рыночную площадь", "ins": "Рыночной площадью", "prep": "Рыночной площади"},
    },
    abilities=(MarketSquareRule,),
)

SOURCE = "cardscripts/tcg/dusk-marches/market-square.yaml"
LINES: dict[int, int] = {18: 9}
