"""Sky Drake / Небесный дрейк. Generated from cardscripts/heroes/first-light/sky-drake.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Keyword,
    See,
    Step,
    Target,
)


class SkyDrakeAction(ActivatedAbility):
    """(T): Shot for 4.

    (Т): Выстрел на 4.
    """

    payments = (CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_character(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.shoot(act.target(1), 4)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="sky-drake",
    type="creature",
    elements=("mountains",),
    classes=("dragon",),
    cost=6,
    strike=4,
    lives=5,
    names={
        "en": {"nom": "Sky Drake"},
        "ru": {"nom": "Небесный дрейк", "gen": "Небесного дрейка", "dat": "Небесному дрейку", "acc": "Небесного дрейка", "ins": "Небесным дрейком", "prep": "Небесном дрейке"},
    },
    abilities=(SkyDrakeAction,),
    keywords=(Keyword("clutch"),),
)

SOURCE = "cardscripts/heroes/first-light/sky-drake.yaml"
LINES: dict[int, int] = {27: 12}
