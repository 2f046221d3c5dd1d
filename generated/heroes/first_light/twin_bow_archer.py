"""Twin-Bow Archer / Лучница с двойным луком. Generated from cardscripts/heroes/first-light/twin-bow-archer.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    EXACTLY,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    this_card,
)


class TwinBowArcherHire(TriggeredAbility):
    """Hire: Two shots for 2 at different creatures.

    Найм: Два выстрела на 2 по разным существам.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.shoot(act.targets(1), 2)

    targets = (Target(1, may_target_1, count=EXACTLY(2)),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="twin-bow-archer",
    type="creature",
    elements=("steppes",),
    classes=("human",),
    cost=4,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Twin-Bow Archer"},
        "ru": {"nom": "Лучница с двойным луком", "gen": "Лучницы с двойным луком", "dat": "Лучнице с двойным луком", "acc": "Лучницу с двойным луком", "ins": "Лучницей с двойным луком", "prep": "Лучнице с двойным луком"},
    },
    abilities=(TwinBowArcherHire,),
)

SOURCE = "cardscripts/heroes/first-light/twin-bow-archer.yaml"
LINES: dict[int, int] = {29: 12}
