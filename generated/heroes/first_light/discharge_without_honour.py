"""Discharge without Honour / Разжаловать. Generated from cardscripts/heroes/first-light/discharge-without-honour.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    THEN,
    Target,
)


class DischargeWithoutHonourSpell(SpellAbility):
    """Remove two enhancement effects from an opposing creature, close that creature.

    Снимите два эффекта усиления с существа противника, закройте это существо.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.remove_enhancement(act.target(1), 2)

    def step_2(self, act: Act) -> None:
        act.close(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN))


CARD = CardDefinition(
    id="discharge-without-honour",
    type="spell",
    elements=(),
    classes=("order",),
    cost=3,
    names={
        "en": {"nom": "Discharge without Honour"},
        "ru": {"nom": "Разжаловать", "gen": "Разжаловать", "dat": "Разжаловать", "acc": "Разжаловать", "ins": "Разжаловать", "prep": "Разжаловать"},
    },
    abilities=(DischargeWithoutHonourSpell,),
)

SOURCE = "cardscripts/heroes/first-light/discharge-without-honour.yaml"
LINES: dict[int, int] = {24: 10, 27: 10}
