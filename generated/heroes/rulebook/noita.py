"""Noita / Нойта. Generated from cardscripts/heroes/rulebook/noita.yaml; do not edit."""

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


class NoitaHire(TriggeredAbility):
    """Hire: Shot for 3 at a creature without wounds.

    Найм: Выстрел на 3 по существу без ран.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and not (see.wounds(card) > 0)

    def step_1(self, act: Act) -> None:
        act.shoot(act.target(1), 3)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="noita",
    type="creature",
    elements=("forests",),
    classes=("witch",),
    cost=4,
    strike=2,
    lives=4,
    names={
        "en": {"nom": "Noita"},
        "ru": {"nom": "Нойта", "gen": "Нойты", "dat": "Нойте", "acc": "Нойту", "ins": "Нойтой", "prep": "Нойте"},
    },
    abilities=(NoitaHire,),
)

SOURCE = "cardscripts/heroes/rulebook/noita.yaml"
LINES: dict[int, int] = {28: 12}
