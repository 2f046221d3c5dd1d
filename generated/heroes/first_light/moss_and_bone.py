"""Moss and Bone / Мох и кость. Generated from cardscripts/heroes/first-light/moss-and-bone.yaml; do not edit."""

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


class MossAndBoneSpell(SpellAbility):
    """Take a creature and a spell from the graveyard into your hand.

    Возьмите с кладбища в руку существо и заклинание.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def may_target_2(self, see: See, card: int) -> bool:
        return see.is_spell(card)

    def step_1(self, act: Act) -> None:
        act.to_hand([act.target(1), act.target(2)])

    targets = (Target(1, may_target_1, zone=GRAVEYARD, whose=YOURS, role="choice"), Target(2, may_target_2, zone=GRAVEYARD, whose=YOURS, role="choice"))
    steps = (Step(step_1, targets=(1, 2)),)


CARD = CardDefinition(
    id="moss-and-bone",
    type="spell",
    elements=("forests",),
    classes=("ritual",),
    cost=3,
    names={
        "en": {"nom": "Moss and Bone"},
        "ru": {"nom": "Мох и кость", "gen": "Мха и кости", "dat": "Мху и кости", "acc": "Мох и кость", "ins": "Мхом и костью", "prep": "Мхе и кости"},
    },
    abilities=(MossAndBoneSpell,),
)

SOURCE = "cardscripts/heroes/first-light/moss-and-bone.yaml"
LINES: dict[int, int] = {28: 10}
