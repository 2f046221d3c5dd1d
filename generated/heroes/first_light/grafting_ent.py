"""Grafting Ent / Прививающий побеги. Generated from cardscripts/heroes/first-light/grafting-ent.yaml; do not edit."""

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


class GraftingEntAction(ActivatedAbility):
    """(T): Move all enhancement effects from Grafting Ent to another of your creatures.

    (Т): Переместите все эффекты усиления с Прививающего побеги на ваше другое существо.
    """

    payments = (CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and card != see.this

    def step_1(self, act: Act) -> None:
        number = act.enhancements(act.this)
        act.remove_enhancement(act.this, number)
        act.enhance(act.target(1), number)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="grafting-ent",
    type="creature",
    elements=("forests",),
    classes=("ent",),
    cost=4,
    strike=2,
    lives=4,
    names={
        "en": {"nom": "Grafting Ent"},
        "ru": {"nom": "Прививающий побеги", "gen": "Прививающего побеги", "dat": "Прививающему побеги", "acc": "Прививающего побеги", "ins": "Прививающим побеги", "prep": "Прививающем побеги"},
    },
    abilities=(GraftingEntAction,),
    keywords=(Keyword("might", 2),),
)

SOURCE = "cardscripts/heroes/first-light/grafting-ent.yaml"
LINES: dict[int, int] = {27: 12, 28: 12, 29: 12}
