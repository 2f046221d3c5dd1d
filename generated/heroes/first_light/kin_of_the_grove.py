"""Kin of the Grove / Родня рощи. Generated from cardscripts/heroes/first-light/kin-of-the-grove.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Count,
    DECK,
    See,
    Step,
    Target,
    TriggeredAbility,
    YOURS,
    on,
    this_card,
)


class KinOfTheGroveHire(TriggeredAbility):
    """Hire: Summon Kin of the Grove.

    Найм: Вызовите Родню рощи.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.same_name(card, see.this)

    def step_1(self, act: Act) -> None:
        act.summon(act.targets(1))

    targets = (Target(1, may_target_1, count=Count(0, 1), zone=DECK, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="kin-of-the-grove",
    type="creature",
    elements=("forests",),
    classes=("elf",),
    cost=4,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Kin of the Grove"},
        "ru": {"nom": "Родня рощи", "gen": "Родни рощи", "dat": "Родне рощи", "acc": "Родню рощи", "ins": "Роднёй рощи", "prep": "Родне рощи"},
    },
    abilities=(KinOfTheGroveHire,),
)

SOURCE = "cardscripts/heroes/first-light/kin-of-the-grove.yaml"
LINES: dict[int, int] = {31: 12}
