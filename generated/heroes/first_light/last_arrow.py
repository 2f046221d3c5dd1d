"""Last Arrow / Последняя стрела. Generated from cardscripts/heroes/first-light/last-arrow.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class LastArrowSpell(SpellAbility):
    """Shot for 3 at a creature without wounds.

    Выстрел на 3 по существу без ран.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and not (see.wounds(card) > 0)

    def step_1(self, act: Act) -> None:
        act.shoot(act.target(1), 3)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="last-arrow",
    type="spell",
    elements=("steppes",),
    classes=("action",),
    cost=1,
    names={
        "en": {"nom": "Last Arrow"},
        "ru": {"nom": "Последняя стрела", "gen": "Последней стрелы", "dat": "Последней стреле", "acc": "Последнюю стрелу", "ins": "Последней стрелой", "prep": "Последней стреле"},
    },
    abilities=(LastArrowSpell,),
)

SOURCE = "cardscripts/heroes/first-light/last-arrow.yaml"
LINES: dict[int, int] = {23: 10}
