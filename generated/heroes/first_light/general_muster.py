"""General Muster / Общий сбор. Generated from cardscripts/heroes/first-light/general-muster.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Count,
    DECK,
    See,
    SpellAbility,
    Step,
    THEN,
    Target,
    YOURS,
)


class GeneralMusterSpell(SpellAbility):
    """Summon a creature of cost 2 or less, summon a creature of cost 2 or less with a different name.

    Вызовите существо стоимостью 2 или менее, вызовите существо стоимостью 2 или менее с другим названием.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.cost(card) <= 2

    def may_target_2(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.cost(card) <= 2 and not see.same_name(card, see.this)

    def step_1(self, act: Act) -> None:
        act.summon(act.targets(1))

    def step_2(self, act: Act) -> None:
        act.summon(act.targets(2))

    targets = (Target(1, may_target_1, count=Count(0, 1), zone=DECK, whose=YOURS, role="choice"), Target(2, may_target_2, count=Count(0, 1), zone=DECK, whose=YOURS, role="choice"))
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN, targets=(2,)))


CARD = CardDefinition(
    id="general-muster",
    type="spell",
    elements=(),
    classes=("order",),
    cost=4,
    names={
        "en": {"nom": "General Muster"},
        "ru": {"nom": "Общий сбор", "gen": "Общего сбора", "dat": "Общему сбору", "acc": "Общий сбор", "ins": "Общим сбором", "prep": "Общем сборе"},
    },
    abilities=(GeneralMusterSpell,),
)

SOURCE = "cardscripts/heroes/first-light/general-muster.yaml"
LINES: dict[int, int] = {30: 10, 33: 10}
