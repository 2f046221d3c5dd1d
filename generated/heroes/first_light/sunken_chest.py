"""Sunken Chest / Затонувший сундук. Generated from cardscripts/heroes/first-light/sunken-chest.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    Cannot,
    CardDefinition,
    CloseThis,
    Coins,
    OBTAINED,
    See,
    StaticAbility,
    Step,
    Target,
    TriggeredAbility,
    YOURS,
    on,
    this_card,
)


class SunkenChestRule(StaticAbility):
    """Cannot attack.

    Не может атаковать.
    """

    rows = (Cannot("attack"),)


class SunkenChestHire(TriggeredAbility):
    """Hire: Sunken Chest obtains the top card of your deck.

    Найм: Затонувший сундук добывает верхнюю карту вашей колоды.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.obtain(act.this, act.top(act.you))

    steps = (Step(step_1),)


class SunkenChestAction(ActivatedAbility):
    """(1), (T): Take a card obtained by Sunken Chest into your hand.

    (1)(Т): Возьмите карту, добытую Затонувшим сундуком, в руку.
    """

    payments = (Coins(1), CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.holder(card) == see.this

    def step_1(self, act: Act) -> None:
        act.to_hand(act.target(1))

    targets = (Target(1, may_target_1, zone=OBTAINED, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="sunken-chest",
    type="creature",
    elements=(),
    classes=("mechanism",),
    cost=2,
    strike=0,
    lives=3,
    names={
        "en": {"nom": "Sunken Chest"},
        "ru": {"nom": "Затонувший сундук", "gen": "Затонувшего сундука", "dat": "Затонувшему сундуку", "acc": "Затонувший сундук", "ins": "Затонувшим сундуком", "prep": "Затонувшем сундуке"},
    },
    abilities=(SunkenChestRule, SunkenChestHire, SunkenChestAction,),
)

SOURCE = "cardscripts/heroes/first-light/sunken-chest.yaml"
LINES: dict[int, int] = {41: 12, 58: 12}
