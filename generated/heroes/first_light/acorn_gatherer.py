"""Acorn Gatherer / Собирательница желудей. Generated from cardscripts/heroes/first-light/acorn-gatherer.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    GRAVEYARD,
    See,
    Step,
    Target,
    TriggeredAbility,
    YOURS,
    on,
    this_card,
)


class AcornGathererHire(TriggeredAbility):
    """Hire: Take a spell from the graveyard into your hand.

    Найм: Возьмите заклинание с кладбища в руку.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_spell(card)

    def step_1(self, act: Act) -> None:
        act.to_hand(act.target(1))

    targets = (Target(1, may_target_1, zone=GRAVEYARD, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="acorn-gatherer",
    type="creature",
    elements=("forests",),
    classes=("fairy",),
    cost=3,
    strike=2,
    lives=2,
    names={
        "en": {"nom": "Acorn Gatherer"},
        "ru": {"nom": "Собирательница желудей", "gen": "Собирательницы желудей", "dat": "Собирательнице желудей", "acc": "Собирательницу желудей", "ins": "Собирательницей желудей", "prep": "Собирательнице желудей"},
    },
    abilities=(AcornGathererHire,),
)

SOURCE = "cardscripts/heroes/first-light/acorn-gatherer.yaml"
LINES: dict[int, int] = {30: 12}
