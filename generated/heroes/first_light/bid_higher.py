"""Bid Higher / Поднять ставку. Generated from cardscripts/heroes/first-light/bid-higher.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
)


class BidHigherSpell(SpellAbility):
    """If you have more coins than the opponent does, draw two cards; otherwise open (2).

    Если у вас больше монет, чем у противника, возьмите две карты; иначе откройте (2).
    """

    def holds_1(self, see: See) -> bool:
        return see.coins(see.you) > see.coins(see.opponent)

    def otherwise_2(self, see: See) -> bool:
        return not see.result(1).tried

    def step_1(self, act: Act) -> None:
        act.draw(2)

    def step_2(self, act: Act) -> None:
        act.open_closed_coins(2)

    steps = (Step(step_1, condition=holds_1), Step(step_2, condition=otherwise_2))


CARD = CardDefinition(
    id="bid-higher",
    type="spell",
    elements=(),
    classes=("action",),
    cost=2,
    names={
        "en": {"nom": "Bid Higher"},
        "ru": {"nom": "Поднять ставку", "gen": "Поднять ставку", "dat": "Поднять ставку", "acc": "Поднять ставку", "ins": "Поднять ставку", "prep": "Поднять ставку"},
    },
    abilities=(BidHigherSpell,),
)

SOURCE = "cardscripts/heroes/first-light/bid-higher.yaml"
LINES: dict[int, int] = {25: 10, 28: 10}
