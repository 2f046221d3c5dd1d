"""Vial of Slow Death / Флакон медленной смерти. Generated from cardscripts/heroes/first-light/vial-of-slow-death.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Coins,
    See,
    Step,
    Target,
)


class VialOfSlowDeathAction(ActivatedAbility):
    """(1), (T): Poison a creature for 1.

    (1)(Т): Отравить существо на 1.
    """

    payments = (Coins(1), CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.poison(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="vial-of-slow-death",
    type="support",
    elements=("swamps",),
    classes=("amulet",),
    cost=3,
    names={
        "en": {"nom": "Vial of Slow Death"},
        "ru": {"nom": "Флакон медленной смерти", "gen": "Флакона медленной смерти", "dat": "Флакону медленной смерти", "acc": "Флакон медленной смерти", "ins": "Флаконом медленной смерти", "prep": "Флаконе медленной смерти"},
    },
    abilities=(VialOfSlowDeathAction,),
)

SOURCE = "cardscripts/heroes/first-light/vial-of-slow-death.yaml"
LINES: dict[int, int] = {27: 10}
