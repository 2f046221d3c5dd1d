"""Patrol / Патрулирование. Generated from cardscripts/heroes/rulebook/patrol.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    See,
    SpellAbility,
    StaticAbility,
    Step,
    Strike,
    Target,
)


class PatrolRule(StaticAbility):
    """-2 to strike.

    -2 к удару.
    """

    rows = (Strike(-2),)


class PatrolSpell(SpellAbility):
    """A creature gains '-2 to strike. -2 from attacks.'.

    Существо получает «-2 к удару. -2 от атак».
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.gain(act.target(1), PatrolRule)
        act.gain(act.target(1), Keyword("minus-from-attacks", 2))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)
    grants = (PatrolRule,)


CARD = CardDefinition(
    id="patrol",
    type="spell",
    elements=("steppes",),
    classes=("order",),
    cost=2,
    names={
        "en": {"nom": "Patrol"},
        "ru": {"nom": "Патрулирование", "gen": "Патрулирования", "dat": "Патрулированию", "acc": "Патрулирование", "ins": "Патрулированием", "prep": "Патрулировании"},
    },
    abilities=(PatrolSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/patrol.yaml"
LINES: dict[int, int] = {35: 10, 36: 10}
