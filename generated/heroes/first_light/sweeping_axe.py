"""Sweeping Axe / Размашистая секира. Generated from cardscripts/heroes/first-light/sweeping-axe.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    this_card,
)


class SweepingAxeTrigger(TriggeredAbility):
    """When attacking, wound an opposing creature other than the attacked creature for 2.

    При атаке ранить существо противника, кроме атакованного, на 2.
    """

    trigger = on.attacks(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card) and card != see.event.target

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="sweeping-axe",
    type="creature",
    elements=("steppes",),
    classes=("orc",),
    cost=5,
    strike=4,
    lives=4,
    names={
        "en": {"nom": "Sweeping Axe"},
        "ru": {"nom": "Размашистая секира", "gen": "Размашистой секиры", "dat": "Размашистой секире", "acc": "Размашистую секиру", "ins": "Размашистой секирой", "prep": "Размашистой секире"},
    },
    abilities=(SweepingAxeTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/sweeping-axe.yaml"
LINES: dict[int, int] = {27: 12}
