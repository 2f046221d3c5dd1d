"""Chains of Sleep / Цепи сна. Generated from cardscripts/heroes/rulebook/chains-of-sleep.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    Cannot,
    CardDefinition,
    START_OF_YOUR_NEXT_TURN,
    See,
    SpellAbility,
    StaticAbility,
    Step,
    Target,
)


class ChainsOfSleepRule(StaticAbility):
    """Does not open.

    Не открывается.
    """

    rows = (Cannot("be_opened"),)


class ChainsOfSleepSpell(SpellAbility):
    """A creature gains 'Does not open' until the start of your next turn.

    Существо получает «Не открывается» до начала вашего следующего хода.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.gain(act.target(1), ChainsOfSleepRule, until=START_OF_YOUR_NEXT_TURN)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)
    grants = (ChainsOfSleepRule,)


CARD = CardDefinition(
    id="chains-of-sleep",
    type="spell",
    elements=("darkness",),
    classes=("wizardry",),
    cost=2,
    names={
        "en": {"nom": "Chains of Sleep"},
        "ru": {"nom": "Цепи сна", "gen": "Цепей сна", "dat": "Цепям сна", "acc": "Цепи сна", "ins": "Цепями сна", "prep": "Цепях сна", "number": "pl"},
    },
    abilities=(ChainsOfSleepSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/chains-of-sleep.yaml"
LINES: dict[int, int] = {35: 11}
