"""Ember Sower / Сеятель углей. Generated from cardscripts/tcg/rulebook/ember-sower.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    EFFECT,
    EXACTLY,
    See,
    Step,
    THEN,
    Target,
)


class EmberSowerAction(ActivatedAbility):
    """[tap]: Effect 'embers' – wound two creatures for 1-2-2.

    [tap]: Воздействие «угли» – ранить двух существ на 1-2-2.
    """

    payments = (CloseThis(),)
    nature = EFFECT
    called = {"en": "embers", "ru": "угли"}

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.roll()

    def step_2(self, act: Act) -> None:
        act.wound(act.targets(1), act.by_roll((1, 2, 2)))

    targets = (Target(1, may_target_1, count=EXACTLY(2)),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN, targets=(1,)))


CARD = CardDefinition(
    id="ember-sower",
    type="creature",
    elements=(),
    classes=(),
    silver=4,
    life=8,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Ember Sower"},
        "ru": {"nom": "Сеятель углей", "gen": "Сеятеля углей", "dat": "Сеятелю углей", "acc": "Сеятеля углей", "ins": "Сеятелем углей", "prep": "Сеятеле углей"},
    },
    abilities=(EmberSowerAction,),
)

SOURCE = "cardscripts/tcg/rulebook/ember-sower.yaml"
LINES: dict[int, int] = {31: 14, 34: 14}
