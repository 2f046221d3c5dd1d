"""Shatter / Раскол. Generated from cardscripts/heroes/first-light/shatter.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    See,
    SpellAbility,
    Step,
    THEN,
    Target,
)


class ShatterSpell(SpellAbility):
    """A creature gains Vulnerability, wound that creature for 1.

    Существо получает Уязвимость, ранить это существо на 1.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.gain(act.target(1), Keyword("vulnerability"))

    def step_2(self, act: Act) -> None:
        act.wound(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN))


class ShatterSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="shatter",
    type="spell",
    elements=("mountains",),
    classes=("wizardry",),
    cost=2,
    names={
        "en": {"nom": "Shatter"},
        "ru": {"nom": "Раскол", "gen": "Раскола", "dat": "Расколу", "acc": "Раскол", "ins": "Расколом", "prep": "Расколе"},
    },
    abilities=(ShatterSpell, ShatterSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/shatter.yaml"
LINES: dict[int, int] = {25: 10, 28: 10, 41: 10}
