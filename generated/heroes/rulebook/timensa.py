"""Timensa / Тименса. Generated from cardscripts/heroes/rulebook/timensa.yaml; do not edit."""

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


class TimensaAction(ActivatedAbility):
    """(3), (T): Summon Piranha.

    (3)(Т): Вызовите Пиранью.
    """

    payments = (Coins(3), CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_named(card, "piranha")

    def step_1(self, act: Act) -> None:
        act.summon(act.targets(1))

    targets = (Target(1, may_target_1, count=Count(0, 1), zone=DECK, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="timensa",
    type="hero",
    elements=("swamps",),
    classes=("mage",),
    lives=27,
    names={
        "en": {"nom": "Timensa"},
        "ru": {"nom": "Тименса", "gen": "Тименсы", "dat": "Тименсе", "acc": "Тименсу", "ins": "Тименсой", "prep": "Тименсе"},
    },
    abilities=(TimensaAction,),
)

SOURCE = "cardscripts/heroes/rulebook/timensa.yaml"
LINES: dict[int, int] = {30: 11}
