"""Bolt It On / Привинтить. Generated from cardscripts/heroes/first-light/bolt-it-on.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    THEN,
    Target,
)


class BoltItOnSpell(SpellAbility):
    """Upgrade a creature, place an enhancement effect on it.

    Усовершенствуйте существо, положите на него эффект усиления.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.upgrade(act.target(1))

    def step_2(self, act: Act) -> None:
        act.enhance(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN))


CARD = CardDefinition(
    id="bolt-it-on",
    type="spell",
    elements=(),
    classes=("action",),
    cost=3,
    names={
        "en": {"nom": "Bolt It On"},
        "ru": {"nom": "Привинтить", "gen": "Привинтить", "dat": "Привинтить", "acc": "Привинтить", "ins": "Привинтить", "prep": "Привинтить"},
    },
    abilities=(BoltItOnSpell,),
)

SOURCE = "cardscripts/heroes/first-light/bolt-it-on.yaml"
LINES: dict[int, int] = {24: 10, 27: 10}
