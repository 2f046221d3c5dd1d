"""Gallows Hill / Висельный холм. Generated from cardscripts/heroes/first-light/gallows-hill.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
)


class GallowsHillTrigger(TriggeredAbility):
    """When an opposing creature dies on your turn, wound the opposing hero for 1.

    При гибели существа противника в ваш ход ранить героя противника на 1.
    """

    def condition(self, see: See) -> bool:
        return see.your_turn

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    trigger = on.dies(card=fits_1)

    def step_1(self, act: Act) -> None:
        act.wound(act.opposing_hero, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="gallows-hill",
    type="support",
    elements=("darkness",),
    classes=("terrain",),
    cost=4,
    names={
        "en": {"nom": "Gallows Hill"},
        "ru": {"nom": "Висельный холм", "gen": "Висельного холма", "dat": "Висельному холму", "acc": "Висельный холм", "ins": "Висельным холмом", "prep": "Висельном холме"},
    },
    abilities=(GallowsHillTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/gallows-hill.yaml"
LINES: dict[int, int] = {20: 10, 28: 10}
