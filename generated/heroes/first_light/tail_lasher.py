"""Tail-Lasher / Бьющая хвостом. Generated from cardscripts/heroes/first-light/tail-lasher.yaml; do not edit."""

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


class TailLasherTrigger(TriggeredAbility):
    """When attacking, close an opposing creature other than the attacked creature.

    При атаке закройте существо противника, кроме атакованного.
    """

    trigger = on.attacks(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card) and card != see.event.target

    def step_1(self, act: Act) -> None:
        act.close(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="tail-lasher",
    type="creature",
    elements=("swamps",),
    classes=("naga",),
    cost=5,
    strike=4,
    lives=4,
    names={
        "en": {"nom": "Tail-Lasher"},
        "ru": {"nom": "Бьющая хвостом", "gen": "Бьющей хвостом", "dat": "Бьющей хвостом", "acc": "Бьющую хвостом", "ins": "Бьющей хвостом", "prep": "Бьющей хвостом"},
    },
    abilities=(TailLasherTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/tail-lasher.yaml"
LINES: dict[int, int] = {27: 12}
