"""Plague Bell / Чумной колокол. Generated from cardscripts/heroes/first-light/plague-bell.yaml; do not edit."""

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


class PlagueBellAction(ActivatedAbility):
    """(1), (T): Plague 2.

    (1)(Т): Мор 2.
    """

    payments = (Coins(1), CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_hero(card)

    def step_1(self, act: Act) -> None:
        act.plague(2, act.controller(act.target(1)))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="plague-bell",
    type="support",
    elements=("darkness",),
    classes=("amulet",),
    cost=2,
    names={
        "en": {"nom": "Plague Bell"},
        "ru": {"nom": "Чумной колокол", "gen": "Чумного колокола", "dat": "Чумному колоколу", "acc": "Чумной колокол", "ins": "Чумным колоколом", "prep": "Чумном колоколе"},
    },
    abilities=(PlagueBellAction,),
)

SOURCE = "cardscripts/heroes/first-light/plague-bell.yaml"
LINES: dict[int, int] = {27: 10}
