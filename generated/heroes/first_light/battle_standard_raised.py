"""Battle Standard Raised / Поднятый стяг. Generated from cardscripts/heroes/first-light/battle-standard-raised.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    See,
    StaticAbility,
    Strike,
)


class BattleStandardRaisedRule(StaticAbility):
    """Your orcs have +1 to strike during your turn.

    Ваши орки имеют +1 к удару в ваш ход.
    """

    def condition(self, see: See) -> bool:
        return see.your_turn

    def affects(self, see: See, card: int) -> bool:
        return see.has_class(card, "orc") and see.is_yours(card)

    rows = (Strike(1),)


CARD = CardDefinition(
    id="battle-standard-raised",
    type="support",
    elements=("steppes",),
    classes=("event",),
    cost=3,
    names={
        "en": {"nom": "Battle Standard Raised"},
        "ru": {"nom": "Поднятый стяг", "gen": "Поднятого стяга", "dat": "Поднятому стягу", "acc": "Поднятый стяг", "ins": "Поднятым стягом", "prep": "Поднятом стяге"},
    },
    abilities=(BattleStandardRaisedRule,),
)

SOURCE = "cardscripts/heroes/first-light/battle-standard-raised.yaml"
LINES: dict[int, int] = {18: 10, 21: 10}
