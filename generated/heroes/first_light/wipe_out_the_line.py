"""Wipe Out the Line / Вырезать род. Generated from cardscripts/heroes/first-light/wipe-out-the-line.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    THEN,
    Target,
)


class WipeOutTheLineSpell(SpellAbility):
    """Wound an opposing creature for 3, wound all creatures with the same name for 3.

    Ранить существо противника на 3, ранить всех существ с таким же названием на 3.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def such_2(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.same_name(card, see.target(1))

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 3)

    def step_2(self, act: Act) -> None:
        act.wound(act.all(WipeOutTheLineSpell.such_2), 3)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN))


CARD = CardDefinition(
    id="wipe-out-the-line",
    type="spell",
    elements=("darkness",),
    classes=("order",),
    cost=3,
    names={
        "en": {"nom": "Wipe Out the Line"},
        "ru": {"nom": "Вырезать род", "gen": "Вырезать род", "dat": "Вырезать род", "acc": "Вырезать род", "ins": "Вырезать род", "prep": "Вырезать род"},
    },
    abilities=(WipeOutTheLineSpell,),
)

SOURCE = "cardscripts/heroes/first-light/wipe-out-the-line.yaml"
LINES: dict[int, int] = {27: 10, 30: 10}
