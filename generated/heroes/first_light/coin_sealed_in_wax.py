"""Coin Sealed in Wax / Монета под сургучом. Generated from cardscripts/heroes/first-light/coin-sealed-in-wax.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    SpellAbility,
    Step,
)


class CoinSealedInWaxSpell(SpellAbility):
    """The opponent closes (2).

    Противник закрывает (2).
    """

    def step_1(self, act: Act) -> None:
        act.close_coins(2, act.opponent)

    steps = (Step(step_1),)


class CoinSealedInWaxSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="coin-sealed-in-wax",
    type="spell",
    elements=("darkness",),
    classes=("order",),
    cost=2,
    names={
        "en": {"nom": "Coin Sealed in Wax"},
        "ru": {"nom": "Монета под сургучом", "gen": "Монеты под сургучом", "dat": "Монете под сургучом", "acc": "Монету под сургучом", "ins": "Монетой под сургучом", "prep": "Монете под сургучом"},
    },
    abilities=(CoinSealedInWaxSpell, CoinSealedInWaxSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/coin-sealed-in-wax.yaml"
LINES: dict[int, int] = {18: 10, 30: 10}
