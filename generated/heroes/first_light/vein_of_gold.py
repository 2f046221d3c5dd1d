"""Vein of Gold / Золотая жила. Generated from cardscripts/heroes/first-light/vein-of-gold.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    SpellAbility,
    Step,
)


class VeinOfGoldSpell(SpellAbility):
    """Open (3).

    Откройте (3).
    """

    def step_1(self, act: Act) -> None:
        act.open_closed_coins(3)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="vein-of-gold",
    type="spell",
    elements=("mountains",),
    classes=("event",),
    cost=1,
    names={
        "en": {"nom": "Vein of Gold"},
        "ru": {"nom": "Золотая жила", "gen": "Золотой жилы", "dat": "Золотой жиле", "acc": "Золотую жилу", "ins": "Золотой жилой", "prep": "Золотой жиле"},
    },
    abilities=(VeinOfGoldSpell,),
)

SOURCE = "cardscripts/heroes/first-light/vein-of-gold.yaml"
LINES: dict[int, int] = {18: 10}
