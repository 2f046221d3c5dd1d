"""Chains of Granite / Гранитные оковы. Generated from cardscripts/heroes/first-light/chains-of-granite.yaml; do not edit."""

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


class ChainsOfGraniteSpell(SpellAbility):
    """A creature gains Dormant until the start of your next turn.

    Существо получает Спящий до начала вашего следующего хода.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.gain(act.target(1), Keyword("dormant"), until=START_OF_YOUR_NEXT_TURN)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class ChainsOfGraniteSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="chains-of-granite",
    type="spell",
    elements=("mountains",),
    classes=("wizardry",),
    cost=2,
    names={
        "en": {"nom": "Chains of Granite"},
        "ru": {"nom": "Гранитные оковы", "gen": "Гранитных оков", "dat": "Гранитным оковам", "acc": "Гранитные оковы", "ins": "Гранитными оковами", "prep": "Гранитных оковах", "number": "pl"},
    },
    abilities=(ChainsOfGraniteSpell, ChainsOfGraniteSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/chains-of-granite.yaml"
LINES: dict[int, int] = {25: 10, 38: 10}
