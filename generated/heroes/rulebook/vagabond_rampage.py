"""Vagabond Rampage / Буйство бродяг. Generated from cardscripts/heroes/rulebook/vagabond-rampage.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    EXACTLY,
    See,
    SpellAbility,
    Step,
    Target,
)


class VagabondRampageSpell(SpellAbility):
    """Wound any opposing creatures for a total of 4.

    Ранить любых существ противника суммарно на 4.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        for card in dict.fromkeys(act.targets(1)):
            act.wound(card, act.targets(1).count(card))

    targets = (Target(1, may_target_1, count=EXACTLY(4), repeats=True),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="vagabond-rampage",
    type="spell",
    elements=("steppes",),
    classes=("action",),
    cost=4,
    names={
        "en": {"nom": "Vagabond Rampage"},
        "ru": {"nom": "Буйство бродяг", "gen": "Буйства бродяг", "dat": "Буйству бродяг", "acc": "Буйство бродяг", "ins": "Буйством бродяг", "prep": "Буйстве бродяг"},
    },
    abilities=(VagabondRampageSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/vagabond-rampage.yaml"
LINES: dict[int, int] = {24: 11, 25: 11}
