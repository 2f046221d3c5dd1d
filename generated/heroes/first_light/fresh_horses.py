"""Fresh Horses / Свежие кони. Generated from cardscripts/heroes/first-light/fresh-horses.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class FreshHorsesSpell(SpellAbility):
    """Ready a creature.

    Подготовьте существо.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.ready(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="fresh-horses",
    type="spell",
    elements=("steppes",),
    classes=("action",),
    cost=3,
    names={
        "en": {"nom": "Fresh Horses"},
        "ru": {"nom": "Свежие кони", "gen": "Свежих коней", "dat": "Свежим коням", "acc": "Свежих коней", "ins": "Свежими конями", "prep": "Свежих конях", "number": "pl"},
    },
    abilities=(FreshHorsesSpell,),
)

SOURCE = "cardscripts/heroes/first-light/fresh-horses.yaml"
LINES: dict[int, int] = {23: 10}
