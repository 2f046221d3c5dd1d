"""Weighted Net / Сеть с грузилами. Generated from cardscripts/heroes/first-light/weighted-net.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    Cannot,
    CardDefinition,
    END_OF_YOUR_NEXT_TURN,
    See,
    SpellAbility,
    StaticAbility,
    Step,
    THEN,
    Target,
)


class WeightedNetRule(StaticAbility):
    """Does not open.

    Не открывается.
    """

    rows = (Cannot("be_opened"),)


class WeightedNetSpell(SpellAbility):
    """Close an opposing creature, that creature gains 'Does not open' until the end of your next turn.

    Закройте существо противника, это существо получает «Не открывается» до конца вашего следующего хода.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.close(act.target(1))

    def step_2(self, act: Act) -> None:
        act.gain(act.target(1), WeightedNetRule, until=END_OF_YOUR_NEXT_TURN)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN))
    grants = (WeightedNetRule,)


class WeightedNetSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="weighted-net",
    type="spell",
    elements=("swamps",),
    classes=("action",),
    cost=3,
    names={
        "en": {"nom": "Weighted Net"},
        "ru": {"nom": "Сеть с грузилами", "gen": "Сети с грузилами", "dat": "Сети с грузилами", "acc": "Сеть с грузилами", "ins": "Сетью с грузилами", "prep": "Сети с грузилами"},
    },
    abilities=(WeightedNetSpell, WeightedNetSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/weighted-net.yaml"
LINES: dict[int, int] = {36: 10, 39: 10, 53: 10}
