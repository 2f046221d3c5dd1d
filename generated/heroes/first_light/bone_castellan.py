"""Bone Castellan / Костяной кастелян. Generated from cardscripts/heroes/first-light/bone-castellan.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class BoneCastellanHire(TriggeredAbility):
    """Hire: Wound your hero for 2.

    Найм: Ранить вашего героя на 2.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.wound(act.your_hero, 2)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="bone-castellan",
    type="creature",
    elements=("darkness",),
    classes=("undead",),
    cost=5,
    strike=4,
    lives=4,
    names={
        "en": {"nom": "Bone Castellan"},
        "ru": {"nom": "Костяной кастелян", "gen": "Костяного кастеляна", "dat": "Костяному кастеляну", "acc": "Костяного кастеляна", "ins": "Костяным кастеляном", "prep": "Костяном кастеляне"},
    },
    abilities=(BoneCastellanHire,),
    keywords=(Keyword("undead"),),
)

SOURCE = "cardscripts/heroes/first-light/bone-castellan.yaml"
LINES: dict[int, int] = {24: 12}
