"""Unasked Harvest / Незваный урожай. Generated from cardscripts/heroes/first-light/unasked-harvest.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    HAND,
    See,
    SpellAbility,
    Step,
    Target,
    YOURS,
)


class UnaskedHarvestSpell(SpellAbility):
    """You may play a creature of cost 4 or less for free.

    Можете разыграть существо стоимостью 4 или менее бесплатно.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return (see.is_creature(card) and see.cost(card) <= 4) and not see.is_being_played(card)

    def step_1(self, act: Act) -> None:
        act.play_free(act.target(1))

    targets = (Target(1, may_target_1, zone=HAND, whose=YOURS, role="choice"),)
    steps = (Step(step_1, may=True, targets=(1,)),)


CARD = CardDefinition(
    id="unasked-harvest",
    type="spell",
    elements=("forests",),
    classes=("ritual",),
    cost=3,
    names={
        "en": {"nom": "Unasked Harvest"},
        "ru": {"nom": "Незваный урожай", "gen": "Незваного урожая", "dat": "Незваному урожаю", "acc": "Незваный урожай", "ins": "Незваным урожаем", "prep": "Незваном урожае"},
    },
    abilities=(UnaskedHarvestSpell,),
)

SOURCE = "cardscripts/heroes/first-light/unasked-harvest.yaml"
LINES: dict[int, int] = {25: 10}
