"""Needle Mosquito / Иглистый комар. Generated from cardscripts/heroes/first-light/needle-mosquito.yaml; do not edit."""

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


class NeedleMosquitoHire(TriggeredAbility):
    """Hire: Poison an opposing creature for 1.

    Найм: Отравить существо противника на 1.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.poison(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="needle-mosquito",
    type="creature",
    elements=("swamps",),
    classes=("beast",),
    cost=1,
    strike=1,
    lives=1,
    names={
        "en": {"nom": "Needle Mosquito"},
        "ru": {"nom": "Иглистый комар", "gen": "Иглистого комара", "dat": "Иглистому комару", "acc": "Иглистого комара", "ins": "Иглистым комаром", "prep": "Иглистом комаре"},
    },
    abilities=(NeedleMosquitoHire,),
)

SOURCE = "cardscripts/heroes/first-light/needle-mosquito.yaml"
LINES: dict[int, int] = {28: 12}
