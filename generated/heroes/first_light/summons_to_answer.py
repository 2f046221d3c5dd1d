"""Summons to Answer / Вызов к ответу. Generated from cardscripts/heroes/first-light/summons-to-answer.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    HAND,
    OPPONENT,
    OPPOSING,
    See,
    SpellAbility,
    Step,
    Target,
)


class SummonsToAnswerSpell(SpellAbility):
    """The opponent discards a card.

    Противник сбрасывает карту.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.discard(act.target(1))

    targets = (Target(1, may_target_1, zone=HAND, whose=OPPOSING, role="choice", by=OPPONENT),)
    steps = (Step(step_1, targets=(1,)),)


class SummonsToAnswerSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="summons-to-answer",
    type="spell",
    elements=("darkness",),
    classes=("order",),
    cost=2,
    names={
        "en": {"nom": "Summons to Answer"},
        "ru": {"nom": "Вызов к ответу", "gen": "Вызова к ответу", "dat": "Вызову к ответу", "acc": "Вызов к ответу", "ins": "Вызовом к ответу", "prep": "Вызове к ответу"},
    },
    abilities=(SummonsToAnswerSpell, SummonsToAnswerSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/summons-to-answer.yaml"
LINES: dict[int, int] = {26: 10, 39: 10}
