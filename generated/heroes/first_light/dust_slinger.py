"""Dust Slinger / Пыльный пращник. Generated from cardscripts/heroes/first-light/dust-slinger.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    See,
    Step,
    Target,
)


class DustSlingerAction(ActivatedAbility):
    """(T): Shot for 1 at a creature.

    (Т): Выстрел на 1 по существу.
    """

    payments = (CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.shoot(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="dust-slinger",
    type="creature",
    elements=("steppes",),
    classes=("orc",),
    cost=2,
    strike=1,
    lives=2,
    names={
        "en": {"nom": "Dust Slinger"},
        "ru": {"nom": "Пыльный пращник", "gen": "Пыльного пращника", "dat": "Пыльному пращнику", "acc": "Пыльного пращника", "ins": "Пыльным пращником", "prep": "Пыльном пращнике"},
    },
    abilities=(DustSlingerAction,),
)

SOURCE = "cardscripts/heroes/first-light/dust-slinger.yaml"
LINES: dict[int, int] = {26: 12}
