"""Nest Dragon / Гнездовой дракон. Generated from cardscripts/heroes/rulebook/nest-dragon.yaml; do not edit."""

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


class NestDragonHire(TriggeredAbility):
    """Hire: Wound each other creature for 2.

    Найм: Ранить каждое другое существо на 2.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and card != see.this

    def step_1(self, act: Act) -> None:
        act.wound(act.all(NestDragonHire.such_1), 2)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="nest-dragon",
    type="creature",
    elements=("mountains",),
    classes=("dragon",),
    cost=8,
    strike=8,
    lives=8,
    names={
        "en": {"nom": "Nest Dragon"},
        "ru": {"nom": "Гнездовой дракон", "gen": "Гнездового дракона", "dat": "Гнездовому дракону", "acc": "Гнездового дракона", "ins": "Гнездовым драконом", "prep": "Гнездовом драконе"},
    },
    abilities=(NestDragonHire,),
    keywords=(Keyword("clutch"),),
)

SOURCE = "cardscripts/heroes/rulebook/nest-dragon.yaml"
LINES: dict[int, int] = {28: 13}
