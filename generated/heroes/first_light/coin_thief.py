"""Coin Thief / Похититель монет. Generated from cardscripts/heroes/first-light/coin-thief.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class CoinThiefHire(TriggeredAbility):
    """Hire: The opponent loses a coin.

    Найм: Противник теряет монету.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.lose_coins(1, act.opponent)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="coin-thief",
    type="creature",
    elements=("mountains",),
    classes=("robber",),
    cost=4,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Coin Thief"},
        "ru": {"nom": "Похититель монет", "gen": "Похитителя монет", "dat": "Похитителю монет", "acc": "Похитителя монет", "ins": "Похитителем монет", "prep": "Похитителе монет"},
    },
    abilities=(CoinThiefHire,),
)

SOURCE = "cardscripts/heroes/first-light/coin-thief.yaml"
LINES: dict[int, int] = {23: 12}
