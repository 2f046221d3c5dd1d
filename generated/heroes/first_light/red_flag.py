"""Red Flag / Красный стяг. Generated from cardscripts/heroes/first-light/red-flag.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    START_OF_YOUR_NEXT_TURN,
    See,
    SpellAbility,
    Step,
    Target,
)


class RedFlagSpell(SpellAbility):
    """An opposing creature gains Frenzy and Vulnerability until the start of your next turn.

    Существо противника получает Бешенство и Уязвимость до начала вашего следующего хода.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.gain(act.target(1), Keyword("frenzy"), until=START_OF_YOUR_NEXT_TURN)
        act.gain(act.target(1), Keyword("vulnerability"), until=START_OF_YOUR_NEXT_TURN)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class RedFlagSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="red-flag",
    type="spell",
    elements=("steppes",),
    classes=("order",),
    cost=2,
    names={
        "en": {"nom": "Red Flag"},
        "ru": {"nom": "Красный стяг", "gen": "Красного стяга", "dat": "Красному стягу", "acc": "Красный стяг", "ins": "Красным стягом", "prep": "Красном стяге"},
    },
    abilities=(RedFlagSpell, RedFlagSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/red-flag.yaml"
LINES: dict[int, int] = {25: 10, 26: 10, 39: 10}
