"""Matriarch of the Peaks / Праматерь вершин. Generated from cardscripts/heroes/first-light/matriarch-of-the-peaks.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class MatriarchOfThePeaksTrigger(TriggeredAbility):
    """When attacking, wound all opposing creatures for 1.

    При атаке ранить всех существ противника на 1.
    """

    trigger = on.attacks(card=this_card)

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.all(MatriarchOfThePeaksTrigger.such_1), 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="matriarch-of-the-peaks",
    type="creature",
    elements=("mountains",),
    classes=("dragon",),
    cost=8,
    strike=7,
    lives=7,
    names={
        "en": {"nom": "Matriarch of the Peaks"},
        "ru": {"nom": "Праматерь вершин", "gen": "Праматери вершин", "dat": "Праматери вершин", "acc": "Праматерь вершин", "ins": "Праматерью вершин", "prep": "Праматери вершин"},
    },
    abilities=(MatriarchOfThePeaksTrigger,),
    keywords=(Keyword("clutch"),),
)

SOURCE = "cardscripts/heroes/first-light/matriarch-of-the-peaks.yaml"
LINES: dict[int, int] = {27: 12}
