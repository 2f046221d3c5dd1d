"""Test of Endurance / Проверка на прочность. Generated from cardscripts/heroes/first-light/test-of-endurance.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    PLAY,
    See,
    SpellAbility,
    Step,
    THEN,
    Target,
)


class TestOfEnduranceSpell(SpellAbility):
    """Wound your creature for 1; if it survived, place two enhancement effects on that creature.

    Ранить ваше существо на 1; если оно выжило, положите два эффекта усиления на это существо.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def holds_2(self, see: See) -> bool:
        return see.in_zone(see.target(1), PLAY)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 1)

    def step_2(self, act: Act) -> None:
        act.enhance(act.target(1), 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN, condition=holds_2))


CARD = CardDefinition(
    id="test-of-endurance",
    type="spell",
    elements=("steppes",),
    classes=("action",),
    cost=2,
    names={
        "en": {"nom": "Test of Endurance"},
        "ru": {"nom": "Проверка на прочность", "gen": "Проверки на прочность", "dat": "Проверке на прочность", "acc": "Проверку на прочность", "ins": "Проверкой на прочность", "prep": "Проверке на прочность"},
    },
    abilities=(TestOfEnduranceSpell,),
)

SOURCE = "cardscripts/heroes/first-light/test-of-endurance.yaml"
LINES: dict[int, int] = {28: 10, 31: 10}
