"""Duel under the Sun / Поединок под солнцем. Generated from cardscripts/heroes/first-light/duel-under-the-sun.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class DuelUnderTheSunSpell(SpellAbility):
    """Your creature fights an opposing creature.

    Ваше существо сражается с существом противника.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def may_target_2(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.fight(act.target(1), act.target(2))

    targets = (Target(1, may_target_1), Target(2, may_target_2))
    steps = (Step(step_1, targets=(1, 2)),)


CARD = CardDefinition(
    id="duel-under-the-sun",
    type="spell",
    elements=("steppes",),
    classes=("action",),
    cost=2,
    names={
        "en": {"nom": "Duel under the Sun"},
        "ru": {"nom": "Поединок под солнцем", "gen": "Поединка под солнцем", "dat": "Поединку под солнцем", "acc": "Поединок под солнцем", "ins": "Поединком под солнцем", "prep": "Поединке под солнцем"},
    },
    abilities=(DuelUnderTheSunSpell,),
)

SOURCE = "cardscripts/heroes/first-light/duel-under-the-sun.yaml"
LINES: dict[int, int] = {26: 10}
