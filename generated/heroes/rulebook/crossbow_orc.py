"""Crossbow Orc / Орк-арбалетчик. Generated from cardscripts/heroes/rulebook/crossbow-orc.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    Target,
    TriggeredAbility,
    UP_TO,
    on,
    this_card,
)


class CrossbowOrcHire(TriggeredAbility):
    """Hire: Up to five shots for 1 at different creatures.

    Найм: До пяти выстрелов на 1 по разным существам.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.shoot(act.targets(1), 1)

    targets = (Target(1, may_target_1, count=UP_TO(5)),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="crossbow-orc",
    type="creature",
    elements=("steppes",),
    classes=("orc",),
    cost=5,
    strike=2,
    lives=4,
    names={
        "en": {"nom": "Crossbow Orc"},
        "ru": {"nom": "Орк-арбалетчик", "gen": "Орка-арбалетчика", "dat": "Орку-арбалетчику", "acc": "Орка-арбалетчика", "ins": "Орком-арбалетчиком", "prep": "Орке-арбалетчике"},
    },
    abilities=(CrossbowOrcHire,),
)

SOURCE = "cardscripts/heroes/rulebook/crossbow-orc.yaml"
LINES: dict[int, int] = {29: 13}
