"""Two Graves / Две могилы. Generated from cardscripts/heroes/first-light/two-graves.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    GRAVEYARD,
    See,
    SpellAbility,
    Step,
    Target,
    YOURS,
)


class TwoGravesSpell(SpellAbility):
    """Take a creature and a support card from the graveyard into your hand.

    Возьмите с кладбища в руку существо и карту поддержки.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def may_target_2(self, see: See, card: int) -> bool:
        return see.is_support(card)

    def step_1(self, act: Act) -> None:
        act.to_hand([act.target(1), act.target(2)])

    targets = (Target(1, may_target_1, zone=GRAVEYARD, whose=YOURS, role="choice"), Target(2, may_target_2, zone=GRAVEYARD, whose=YOURS, role="choice"))
    steps = (Step(step_1, targets=(1, 2)),)


CARD = CardDefinition(
    id="two-graves",
    type="spell",
    elements=("darkness",),
    classes=("ritual",),
    cost=4,
    names={
        "en": {"nom": "Two Graves"},
        "ru": {"nom": "Две могилы", "gen": "Двух могил", "dat": "Двум могилам", "acc": "Две могилы", "ins": "Двумя могилами", "prep": "Двух могилах"},
    },
    abilities=(TwoGravesSpell,),
)

SOURCE = "cardscripts/heroes/first-light/two-graves.yaml"
LINES: dict[int, int] = {28: 10}
