"""Humbled Pride / Усмирённая гордыня. Generated from cardscripts/heroes/first-light/humbled-pride.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    THEN,
    Target,
)


class HumbledPrideSpell(SpellAbility):
    """Remove an enhancement effect from an opposing creature, wound that creature for 3.

    Снимите эффект усиления с существа противника, ранить это существо на 3.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.remove_enhancement(act.target(1), 1)

    def step_2(self, act: Act) -> None:
        act.wound(act.target(1), 3)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN))


CARD = CardDefinition(
    id="humbled-pride",
    type="spell",
    elements=("darkness",),
    classes=("wizardry",),
    cost=2,
    names={
        "en": {"nom": "Humbled Pride"},
        "ru": {"nom": "Усмирённая гордыня", "gen": "Усмирённой гордыни", "dat": "Усмирённой гордыне", "acc": "Усмирённую гордыню", "ins": "Усмирённой гордыней", "prep": "Усмирённой гордыне"},
    },
    abilities=(HumbledPrideSpell,),
)

SOURCE = "cardscripts/heroes/first-light/humbled-pride.yaml"
LINES: dict[int, int] = {24: 10, 27: 10}
