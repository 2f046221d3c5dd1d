"""Hired Blade / Нанятый клинок. Generated from cardscripts/heroes/first-light/hired-blade.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    AlternativeCost,
    CardDefinition,
    DiscardCards,
    HAND,
    See,
    StaticAbility,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class HiredBladeCost(StaticAbility):
    """Instead of paying its cost, you may discard two cards.

    Вместо оплаты стоимости можете сбросить две карты.
    """

    zone = HAND
    rows = (AlternativeCost((DiscardCards(2),)),)


class HiredBladeHire(TriggeredAbility):
    """Hire: If no coins were paid when Hired Blade was played, wound your hero for 2.

    Найм: Если при розыгрыше Нанятого клинка не были заплачены монеты, ранить вашего героя на 2.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def condition(self, see: See) -> bool:
        return see.paid(see.this, "coins") == 0

    def step_1(self, act: Act) -> None:
        act.wound(act.your_hero, 2)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="hired-blade",
    type="creature",
    elements=(),
    classes=("mercenary",),
    cost=4,
    strike=4,
    lives=3,
    names={
        "en": {"nom": "Hired Blade"},
        "ru": {"nom": "Нанятый клинок", "gen": "Нанятого клинка", "dat": "Нанятому клинку", "acc": "Нанятый клинок", "ins": "Нанятым клинком", "prep": "Нанятом клинке"},
    },
    abilities=(HiredBladeCost, HiredBladeHire,),
)

SOURCE = "cardscripts/heroes/first-light/hired-blade.yaml"
LINES: dict[int, int] = {38: 12, 41: 12}
