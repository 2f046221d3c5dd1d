"""Sunlit Nest / Солнечное гнездо. Generated from cardscripts/heroes/first-light/sunlit-nest.yaml; do not edit."""

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


class SunlitNestAction(ActivatedAbility):
    """(1), (T): Place a maturation effect on your egg.

    (1)(Т): Положите эффект созревания на ваше яйцо.
    """

    payments = (Coins(1), CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.has_class(card, "egg") and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.put_tokens(act.target(1), "maturation", 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="sunlit-nest",
    type="support",
    elements=("forests",),
    classes=("amulet",),
    cost=2,
    names={
        "en": {"nom": "Sunlit Nest"},
        "ru": {"nom": "Солнечное гнездо", "gen": "Солнечного гнезда", "dat": "Солнечному гнезду", "acc": "Солнечное гнездо", "ins": "Солнечным гнездом", "prep": "Солнечном гнезде"},
    },
    abilities=(SunlitNestAction,),
)

SOURCE = "cardscripts/heroes/first-light/sunlit-nest.yaml"
LINES: dict[int, int] = {27: 10}
