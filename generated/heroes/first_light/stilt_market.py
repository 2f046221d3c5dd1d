"""Stilt Market / Рынок на сваях. Generated from cardscripts/heroes/first-light/stilt-market.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Coins,
    Count,
    DECK,
    See,
    Step,
    Target,
    YOURS,
)


class StiltMarketAction(ActivatedAbility):
    """(2), (T): Search for a swamp creature (find the said card in your deck and put it into your hand).

    (2)(Т): Поиск – болотное существо (найдите в своей колоде указанную карту и положите её себе в руку).
    """

    payments = (Coins(2), CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.has_element(card, "swamps")

    def step_1(self, act: Act) -> None:
        act.search(act.targets(1))

    targets = (Target(1, may_target_1, count=Count(0, 1), zone=DECK, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="stilt-market",
    type="support",
    elements=("swamps",),
    classes=("terrain",),
    cost=3,
    names={
        "en": {"nom": "Stilt Market"},
        "ru": {"nom": "Рынок на сваях", "gen": "Рынка на сваях", "dat": "Рынку на сваях", "acc": "Рынок на сваях", "ins": "Рынком на сваях", "prep": "Рынке на сваях"},
    },
    abilities=(StiltMarketAction,),
)

SOURCE = "cardscripts/heroes/first-light/stilt-market.yaml"
LINES: dict[int, int] = {30: 10}
