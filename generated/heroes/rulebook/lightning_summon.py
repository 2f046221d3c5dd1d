"""Lightning Summon / Призыв молнии. Generated from cardscripts/heroes/rulebook/lightning-summon.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
    X,
)


class LightningSummonSpell(SpellAbility):
    """Wound a character for X.

    Ранить персонажа на Х.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_character(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), act.x)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="lightning-summon",
    type="spell",
    elements=("mountains",),
    classes=("wizardry",),
    cost=X,
    names={
        "en": {"nom": "Lightning Summon"},
        "ru": {"nom": "Призыв молнии", "gen": "Призыва молнии", "dat": "Призыву молнии", "acc": "Призыв молнии", "ins": "Призывом молнии", "prep": "Призыве молнии"},
    },
    abilities=(LightningSummonSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/lightning-summon.yaml"
LINES: dict[int, int] = {24: 11}
