"""Black Magic / Чёрная магия. Generated from cardscripts/heroes/rulebook/black-magic.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    SpellAbility,
    Step,
)


class BlackMagicSpell(SpellAbility):
    """Wound the chosen opposing hero for 3.

    Ранить выбранного героя противника на 3.
    """

    def step_1(self, act: Act) -> None:
        act.wound(act.opposing_hero, 3)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="black-magic",
    type="spell",
    elements=("darkness",),
    classes=("wizardry",),
    cost=2,
    names={
        "en": {"nom": "Black Magic"},
        "ru": {"nom": "Чёрная магия", "gen": "Чёрной магии", "dat": "Чёрной магии", "acc": "Чёрную магию", "ins": "Чёрной магией", "prep": "Чёрной магии"},
    },
    abilities=(BlackMagicSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/black-magic.yaml"
LINES: dict[int, int] = {18: 11}
