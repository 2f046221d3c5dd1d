"""Numbing Sorceress / Цепенящая колдунья. Generated from cardscripts/heroes/first-light/numbing-sorceress.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    END_OF_GAME,
    START_OF_YOUR_NEXT_TURN,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    this_card,
)


class NumbingSorceressHire(TriggeredAbility):
    """Hire: An opposing creature cannot attack or act until the start of your next turn.

    Найм: Существо противника не может атаковать и действовать до начала вашего следующего хода.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.forbid(act.target(1), "attack", until=START_OF_YOUR_NEXT_TURN)
        act.forbid(act.target(1), "act", until=START_OF_YOUR_NEXT_TURN)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="numbing-sorceress",
    type="creature",
    elements=("mountains",),
    classes=("mage",),
    cost=4,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Numbing Sorceress"},
        "ru": {"nom": "Цепенящая колдунья", "gen": "Цепенящей колдуньи", "dat": "Цепенящей колдунье", "acc": "Цепенящую колдунью", "ins": "Цепенящей колдуньей", "prep": "Цепенящей колдунье"},
    },
    abilities=(NumbingSorceressHire,),
)

SOURCE = "cardscripts/heroes/first-light/numbing-sorceress.yaml"
LINES: dict[int, int] = {30: 12, 31: 12}
