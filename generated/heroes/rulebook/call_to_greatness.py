"""Call to Greatness / Зов величия. Generated from cardscripts/heroes/rulebook/call-to-greatness.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class CallToGreatnessSpell(SpellAbility):
    """A creature becomes a hero.

    Существо становится героем.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.change_type(act.target(1), "hero")

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="call-to-greatness",
    type="spell",
    elements=("steppes",),
    classes=("wizardry",),
    cost=5,
    names={
        "en": {"nom": "Call to Greatness"},
        "ru": {"nom": "Зов величия", "gen": "Зова величия", "dat": "Зову величия", "acc": "Зов величия", "ins": "Зовом величия", "prep": "Зове величия"},
    },
    abilities=(CallToGreatnessSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/call-to-greatness.yaml"
LINES: dict[int, int] = {23: 11}
