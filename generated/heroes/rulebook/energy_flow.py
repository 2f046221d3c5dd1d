"""Energy Flow / Поток энергии. Generated from cardscripts/heroes/rulebook/energy-flow.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class EnergyFlowSpell(SpellAbility):
    """Wound a creature for 1.

    Ранить существо на 1.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class EnergyFlowSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="energy-flow",
    type="spell",
    elements=("mountains",),
    classes=("wizardry",),
    cost=2,
    names={
        "en": {"nom": "Energy Flow"},
        "ru": {"nom": "Поток энергии", "gen": "Потока энергии", "dat": "Потоку энергии", "acc": "Поток энергии", "ins": "Потоком энергии", "prep": "Потоке энергии"},
    },
    abilities=(EnergyFlowSpell, EnergyFlowSpell2,),
)

SOURCE = "cardscripts/heroes/rulebook/energy-flow.yaml"
LINES: dict[int, int] = {23: 11, 36: 11}
