"""Smaita / Смайта. Generated from cardscripts/heroes/rulebook/smaita.yaml; do not edit."""

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


class SmaitaDeath(TriggeredAbility):
    """Death: Wound a creature for 2.

    Гибель: Ранить существо на 2.
    """

    keyword = "death"
    trigger = on.dies(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="smaita",
    type="creature",
    elements=("swamps",),
    classes=("undead",),
    cost=3,
    strike=2,
    lives=2,
    names={
        "en": {"nom": "Smaita"},
        "ru": {"nom": "Смайта", "gen": "Смайты", "dat": "Смайте", "acc": "Смайту", "ins": "Смайтой", "prep": "Смайте"},
    },
    abilities=(SmaitaDeath,),
)

SOURCE = "cardscripts/heroes/rulebook/smaita.yaml"
LINES: dict[int, int] = {28: 13}
