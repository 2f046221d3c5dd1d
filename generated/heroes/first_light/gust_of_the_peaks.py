"""Gust of the Peaks / Порыв с вершин. Generated from cardscripts/heroes/first-light/gust-of-the-peaks.yaml; do not edit."""

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


class GustOfThePeaksHire(TriggeredAbility):
    """Hire: Return a creature to its owner's hand.

    Найм: Верните существо в руку владельца.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.to_hand(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="gust-of-the-peaks",
    type="creature",
    elements=("mountains",),
    classes=("spirit",),
    cost=4,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Gust of the Peaks"},
        "ru": {"nom": "Порыв с вершин", "gen": "Порыва с вершин", "dat": "Порыву с вершин", "acc": "Порыв с вершин", "ins": "Порывом с вершин", "prep": "Порыве с вершин"},
    },
    abilities=(GustOfThePeaksHire,),
)

SOURCE = "cardscripts/heroes/first-light/gust-of-the-peaks.yaml"
LINES: dict[int, int] = {28: 12}
