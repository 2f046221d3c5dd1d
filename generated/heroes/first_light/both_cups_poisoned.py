"""Both Cups Poisoned / Яд в обеих чашах. Generated from cardscripts/heroes/first-light/both-cups-poisoned.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    SpellAbility,
    Step,
)


class BothCupsPoisonedSpell(SpellAbility):
    """Wound your hero and the opposing hero for 3.

    Ранить вашего героя и героя противника на 3.
    """

    def step_1(self, act: Act) -> None:
        act.wound([act.your_hero, act.opposing_hero], 3)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="both-cups-poisoned",
    type="spell",
    elements=("darkness",),
    classes=("ritual",),
    cost=2,
    names={
        "en": {"nom": "Both Cups Poisoned"},
        "ru": {"nom": "Яд в обеих чашах", "gen": "Яда в обеих чашах", "dat": "Яду в обеих чашах", "acc": "Яд в обеих чашах", "ins": "Ядом в обеих чашах", "prep": "Яде в обеих чашах"},
    },
    abilities=(BothCupsPoisonedSpell,),
)

SOURCE = "cardscripts/heroes/first-light/both-cups-poisoned.yaml"
LINES: dict[int, int] = {18: 10}
