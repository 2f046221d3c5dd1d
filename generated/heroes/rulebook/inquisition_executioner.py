"""Inquisition Executioner / Палач инквизиции. Generated from cardscripts/heroes/rulebook/inquisition-executioner.yaml; do not edit."""

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


class InquisitionExecutionerHire(TriggeredAbility):
    """Hire: Destroy a dark card.

    Найм: Уничтожьте тёмную карту.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.has_element(card, "darkness")

    def step_1(self, act: Act) -> None:
        act.destroy(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="inquisition-executioner",
    type="creature",
    elements=("steppes",),
    classes=("human",),
    cost=5,
    strike=4,
    lives=4,
    names={
        "en": {"nom": "Inquisition Executioner"},
        "ru": {"nom": "Палач инквизиции", "gen": "Палача инквизиции", "dat": "Палачу инквизиции", "acc": "Палача инквизиции", "ins": "Палачом инквизиции", "prep": "Палаче инквизиции"},
    },
    abilities=(InquisitionExecutionerHire,),
)

SOURCE = "cardscripts/heroes/rulebook/inquisition-executioner.yaml"
LINES: dict[int, int] = {28: 13}
