"""Tallest of the Herd / Вожак табуна. Generated from cardscripts/heroes/first-light/tallest-of-the-herd.yaml; do not edit."""

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


class TallestOfTheHerdHire(TriggeredAbility):
    """Hire: Wound an opposing creature for X, where X is the highest strike among your creatures.

    Найм: Ранить существо противника на Х, где Х – наибольшая сила удара среди ваших существ.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def such_2(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), max((act.strike(card) for card in act.all(TallestOfTheHerdHire.such_2)), default=0))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="tallest-of-the-herd",
    type="creature",
    elements=("steppes",),
    classes=("beast",),
    cost=5,
    strike=3,
    lives=5,
    names={
        "en": {"nom": "Tallest of the Herd"},
        "ru": {"nom": "Вожак табуна", "gen": "Вожака табуна", "dat": "Вожаку табуна", "acc": "Вожака табуна", "ins": "Вожаком табуна", "prep": "Вожаке табуна"},
    },
    abilities=(TallestOfTheHerdHire,),
)

SOURCE = "cardscripts/heroes/first-light/tallest-of-the-herd.yaml"
LINES: dict[int, int] = {31: 12}
