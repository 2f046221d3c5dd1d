"""Vulture of the Trail / Стервятник большака. Generated from cardscripts/heroes/first-light/vulture-of-the-trail.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
)


class VultureOfTheTrailTrigger(TriggeredAbility):
    """When an opposing creature dies on your turn, heal your hero for 2.

    При гибели существа противника в ваш ход излечить вашего героя на 2.
    """

    def condition(self, see: See) -> bool:
        return see.your_turn

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    trigger = on.dies(card=fits_1)

    def step_1(self, act: Act) -> None:
        act.heal(act.your_hero, 2)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="vulture-of-the-trail",
    type="creature",
    elements=("steppes",),
    classes=("beast",),
    cost=4,
    strike=4,
    lives=3,
    names={
        "en": {"nom": "Vulture of the Trail"},
        "ru": {"nom": "Стервятник большака", "gen": "Стервятника большака", "dat": "Стервятнику большака", "acc": "Стервятника большака", "ins": "Стервятником большака", "prep": "Стервятнике большака"},
    },
    abilities=(VultureOfTheTrailTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/vulture-of-the-trail.yaml"
LINES: dict[int, int] = {20: 12, 28: 12}
