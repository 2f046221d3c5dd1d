"""Wasteland Scavenger / Падальщик Пустоши. Generated from cardscripts/heroes/rulebook/wasteland-scavenger.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
)


class WastelandScavengerTrigger(TriggeredAbility):
    """When one of your creatures dies on your turn, wound the chosen opposing creature for 2.

    При гибели вашего существа в ваш ход ранить на 2 выбранное существо противника.
    """

    def condition(self, see: See) -> bool:
        return see.your_turn

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    trigger = on.dies(card=fits_1)

    def may_target_2(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 2)

    targets = (Target(1, may_target_2),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="wasteland-scavenger",
    type="creature",
    elements=("steppes",),
    classes=("beast",),
    cost=4,
    strike=4,
    lives=3,
    names={
        "en": {"nom": "Wasteland Scavenger"},
        "ru": {"nom": "Падальщик Пустоши", "gen": "Падальщика Пустоши", "dat": "Падальщику Пустоши", "acc": "Падальщика Пустоши", "ins": "Падальщиком Пустоши", "prep": "Падальщике Пустоши"},
    },
    abilities=(WastelandScavengerTrigger,),
)

SOURCE = "cardscripts/heroes/rulebook/wasteland-scavenger.yaml"
LINES: dict[int, int] = {21: 12, 32: 12}
