"""Curtain Down / Занавес. Generated from cardscripts/heroes/first-light/curtain-down.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    SpellAbility,
    Step,
    THEN,
)


class CurtainDownSpell(SpellAbility):
    """Draw two cards, the turn ends immediately.

    Возьмите две карты, ход немедленно заканчивается.
    """

    def step_1(self, act: Act) -> None:
        act.draw(2)

    def step_2(self, act: Act) -> None:
        act.end_turn()

    steps = (Step(step_1), Step(step_2, link=THEN))


CARD = CardDefinition(
    id="curtain-down",
    type="spell",
    elements=(),
    classes=("event",),
    cost=2,
    names={
        "en": {"nom": "Curtain Down"},
        "ru": {"nom": "Занавес", "gen": "Занавеса", "dat": "Занавесу", "acc": "Занавес", "ins": "Занавесом", "prep": "Занавесе"},
    },
    abilities=(CurtainDownSpell,),
)

SOURCE = "cardscripts/heroes/first-light/curtain-down.yaml"
LINES: dict[int, int] = {19: 10, 22: 10}
