"""Shock / Шок. Generated from cardscripts/heroes/rulebook/shock.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
)


class ShockSpell(SpellAbility):
    """The number of lives of all creatures in play becomes 1.

    Количество жизней всех существ в игре становится равным 1.
    """

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.set_lives(act.all(ShockSpell.such_1), 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="shock",
    type="spell",
    elements=("mountains",),
    classes=("wizardry",),
    cost=6,
    names={
        "en": {"nom": "Shock"},
        "ru": {"nom": "Шок", "gen": "Шока", "dat": "Шоку", "acc": "Шок", "ins": "Шоком", "prep": "Шоке"},
    },
    abilities=(ShockSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/shock.yaml"
LINES: dict[int, int] = {22: 11}
