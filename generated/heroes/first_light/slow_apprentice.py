"""Slow Apprentice / Медлительный ученик. Generated from cardscripts/heroes/first-light/slow-apprentice.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    you,
)


class SlowApprenticeTrigger(TriggeredAbility):
    """When you play a spell, if there are fewer than 3 enhancement effects on Slow Apprentice, place an enhancement effect on this creature.

    Когда вы разыгрываете заклинание, если на Медлительном ученике менее 3 эффектов усиления, положите эффект усиления на это существо.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_spell(card)

    trigger = on.played(card=fits_1, player=you)

    def condition(self, see: See) -> bool:
        return see.enhancements(see.this) < 3

    def step_1(self, act: Act) -> None:
        act.enhance(act.this, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="slow-apprentice",
    type="creature",
    elements=("mountains",),
    classes=("human",),
    cost=4,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Slow Apprentice"},
        "ru": {"nom": "Медлительный ученик", "gen": "Медлительного ученика", "dat": "Медлительному ученику", "acc": "Медлительного ученика", "ins": "Медлительным учеником", "prep": "Медлительном ученике"},
    },
    abilities=(SlowApprenticeTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/slow-apprentice.yaml"
LINES: dict[int, int] = {26: 12, 29: 12}
