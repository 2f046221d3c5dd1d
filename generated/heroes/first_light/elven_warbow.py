"""Elven Warbow / Эльфийский боевой лук. Generated from cardscripts/heroes/first-light/elven-warbow.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Grants,
    See,
    StaticAbility,
    Step,
    Target,
)


class ElvenWarbowAction(ActivatedAbility):
    """(T): Shot for 1.

    (Т): Выстрел на 1.
    """

    payments = (CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_character(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.shoot(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class ElvenWarbowRule(StaticAbility):
    """Your elves have '(T): Shot for 1.'.

    Ваши эльфы имеют «(Т): Выстрел на 1».
    """

    def affects(self, see: See, card: int) -> bool:
        return see.has_class(card, "elf") and see.is_yours(card)

    rows = (Grants((ElvenWarbowAction,)),)


CARD = CardDefinition(
    id="elven-warbow",
    type="support",
    elements=("forests",),
    classes=("weapon",),
    cost=3,
    names={
        "en": {"nom": "Elven Warbow"},
        "ru": {"nom": "Эльфийский боевой лук", "gen": "Эльфийского боевого лука", "dat": "Эльфийскому боевому луку", "acc": "Эльфийский боевой лук", "ins": "Эльфийским боевым луком", "prep": "Эльфийском боевом луке"},
    },
    abilities=(ElvenWarbowRule,),
)

SOURCE = "cardscripts/heroes/first-light/elven-warbow.yaml"
LINES: dict[int, int] = {28: 10, 41: 10}
