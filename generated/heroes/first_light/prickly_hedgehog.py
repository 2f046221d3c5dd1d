"""Prickly Hedgehog / Колючий ёж. Generated from cardscripts/heroes/first-light/prickly-hedgehog.yaml; do not edit."""

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


class PricklyHedgehogTrigger(TriggeredAbility):
    """When this creature receives wounds, wound an opposing creature for 1.

    Когда это существо получает раны, ранить существо противника на 1.
    """

    trigger = on.wounded(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="prickly-hedgehog",
    type="creature",
    elements=("forests",),
    classes=("beast",),
    cost=2,
    strike=1,
    lives=4,
    names={
        "en": {"nom": "Prickly Hedgehog"},
        "ru": {"nom": "Колючий ёж", "gen": "Колючего ежа", "dat": "Колючему ежу", "acc": "Колючего ежа", "ins": "Колючим ежом", "prep": "Колючем еже"},
    },
    abilities=(PricklyHedgehogTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/prickly-hedgehog.yaml"
LINES: dict[int, int] = {27: 12}
