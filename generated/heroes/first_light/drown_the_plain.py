"""Drown the Plain / Утопить простака. Generated from cardscripts/heroes/first-light/drown-the-plain.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class DrownThePlainSpell(SpellAbility):
    """Destroy a creature without features.

    Уничтожьте существо без особенностей.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and not see.has_features(card)

    def step_1(self, act: Act) -> None:
        act.destroy(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="drown-the-plain",
    type="spell",
    elements=("swamps",),
    classes=("action",),
    cost=3,
    names={
        "en": {"nom": "Drown the Plain"},
        "ru": {"nom": "Утопить простака", "gen": "Утопить простака", "dat": "Утопить простака", "acc": "Утопить простака", "ins": "Утопить простака", "prep": "Утопить простака"},
    },
    abilities=(DrownThePlainSpell,),
)

SOURCE = "cardscripts/heroes/first-light/drown-the-plain.yaml"
LINES: dict[int, int] = {23: 10}
