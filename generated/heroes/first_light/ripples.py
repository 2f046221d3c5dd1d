"""Ripples / Рябь на воде. Generated from cardscripts/heroes/first-light/ripples.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    PLAY,
    See,
    SpellAbility,
    Step,
    THEN,
    Target,
)


class RipplesSpell(SpellAbility):
    """Wound a creature for 3; if it survived, draw a card.

    Ранить существо на 3; если оно выжило, возьмите карту.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def holds_2(self, see: See) -> bool:
        return see.in_zone(see.target(1), PLAY)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 3)

    def step_2(self, act: Act) -> None:
        act.draw(1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN, condition=holds_2))


CARD = CardDefinition(
    id="ripples",
    type="spell",
    elements=("swamps",),
    classes=("wizardry",),
    cost=2,
    names={
        "en": {"nom": "Ripples"},
        "ru": {"nom": "Рябь на воде", "gen": "Ряби на воде", "dat": "Ряби на воде", "acc": "Рябь на воде", "ins": "Рябью на воде", "prep": "Ряби на воде"},
    },
    abilities=(RipplesSpell,),
)

SOURCE = "cardscripts/heroes/first-light/ripples.yaml"
LINES: dict[int, int] = {28: 10, 31: 10}
