"""Dawn Bolt / Рассветная молния. Generated from cardscripts/heroes/first-light/dawn-bolt.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class DawnBoltSpell(SpellAbility):
    """Wound a character for 3.

    Ранить персонажа на 3.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_character(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 3)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="dawn-bolt",
    type="spell",
    elements=("mountains",),
    classes=("wizardry",),
    cost=2,
    names={
        "en": {"nom": "Dawn Bolt"},
        "ru": {"nom": "Рассветная молния", "gen": "Рассветной молнии", "dat": "Рассветной молнии", "acc": "Рассветную молнию", "ins": "Рассветной молнией", "prep": "Рассветной молнии"},
    },
    abilities=(DawnBoltSpell,),
)

SOURCE = "cardscripts/heroes/first-light/dawn-bolt.yaml"
LINES: dict[int, int] = {23: 10}
