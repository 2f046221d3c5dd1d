"""Nest Warden / Смотритель гнёзд. Generated from cardscripts/heroes/first-light/nest-warden.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    HAND,
    See,
    Step,
    THEN,
    Target,
    TriggeredAbility,
    YOURS,
    on,
    this_card,
)


class NestWardenHire(TriggeredAbility):
    """Hire: Create an Egg; it obtains a creature from hand.

    Найм: Создайте Яйцо; оно добывает существо из руки.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.create("egg", 1)

    def step_2(self, act: Act) -> None:
        act.obtain(next(iter(act.result(1).cards), 0), act.target(1))

    targets = (Target(1, may_target_1, zone=HAND, whose=YOURS, role="choice"),)
    steps = (Step(step_1), Step(step_2, link=THEN, targets=(1,)))
    makes = ("egg",)


CARD = CardDefinition(
    id="nest-warden",
    type="creature",
    elements=("forests",),
    classes=("elf",),
    cost=3,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Nest Warden"},
        "ru": {"nom": "Смотритель гнёзд", "gen": "Смотрителя гнёзд", "dat": "Смотрителю гнёзд", "acc": "Смотрителя гнёзд", "ins": "Смотрителем гнёзд", "prep": "Смотрителе гнёзд"},
    },
    abilities=(NestWardenHire,),
)

SOURCE = "cardscripts/heroes/first-light/nest-warden.yaml"
LINES: dict[int, int] = {31: 12, 34: 12}
