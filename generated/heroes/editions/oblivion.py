"""Oblivion / Забвение. Generated from cardscripts/heroes/editions/oblivion.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class OblivionSpell(SpellAbility):
    """Shuffle a creature into its owner's deck.

    Замешайте существо в колоду владельца.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.shuffle_into_deck(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="oblivion",
    type="spell",
    elements=(),
    classes=("wizardry",),
    cost=2,
    names={
        "en": {"nom": "Oblivion"},
        "ru": {"nom": "Забвение", "gen": "Забвения", "dat": "Забвению", "acc": "Забвение", "ins": "Забвением", "prep": "Забвении"},
    },
    abilities=(OblivionSpell,),
)

SOURCE = "cardscripts/heroes/editions/oblivion.yaml"
LINES: dict[int, int] = {23: 10}
