"""Unpaid Guard / Стражник без жалованья. Generated from cardscripts/heroes/first-light/unpaid-guard.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    AlternativeCost,
    CardDefinition,
    HAND,
    See,
    StaticAbility,
    Step,
    TriggeredAbility,
    WoundYourHero,
    on,
    this_card,
)


class UnpaidGuardTrigger(TriggeredAbility):
    """When attacking, if no coins were paid when Unpaid Guard was played, draw a card.

    При атаке, если при розыгрыше Стражника без жалованья не были заплачены монеты, возьмите карту.
    """

    trigger = on.attacks(card=this_card)

    def condition(self, see: See) -> bool:
        return see.paid(see.this, "coins") == 0

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


class UnpaidGuardCost(StaticAbility):
    """Instead of paying its cost, you may wound your hero for 5.

    Вместо оплаты стоимости можете ранить вашего героя на 5.
    """

    zone = HAND
    rows = (AlternativeCost((WoundYourHero(5),)),)


CARD = CardDefinition(
    id="unpaid-guard",
    type="creature",
    elements=(),
    classes=("mercenary",),
    cost=4,
    strike=3,
    lives=4,
    names={
        "en": {"nom": "Unpaid Guard"},
        "ru": {"nom": "Стражник без жалованья", "gen": "Стражника без жалованья", "dat": "Стражнику без жалованья", "acc": "Стражника без жалованья", "ins": "Стражником без жалованья", "prep": "Стражнике без жалованья"},
    },
    abilities=(UnpaidGuardTrigger, UnpaidGuardCost,),
)

SOURCE = "cardscripts/heroes/first-light/unpaid-guard.yaml"
LINES: dict[int, int] = {27: 12, 30: 12}
