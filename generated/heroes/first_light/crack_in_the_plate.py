"""Crack in the Plate / Трещина в латах. Generated from cardscripts/heroes/first-light/crack-in-the-plate.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class CrackInThePlateSpell(SpellAbility):
    """Destroy a creature with Armor.

    Уничтожьте существо с Бронёй.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.has(card, "armor")

    def step_1(self, act: Act) -> None:
        act.destroy(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="crack-in-the-plate",
    type="spell",
    elements=("mountains",),
    classes=("wizardry",),
    cost=4,
    names={
        "en": {"nom": "Crack in the Plate"},
        "ru": {"nom": "Трещина в латах", "gen": "Трещины в латах", "dat": "Трещине в латах", "acc": "Трещину в латах", "ins": "Трещиной в латах", "prep": "Трещине в латах"},
    },
    abilities=(CrackInThePlateSpell,),
)

SOURCE = "cardscripts/heroes/first-light/crack-in-the-plate.yaml"
LINES: dict[int, int] = {23: 10}
