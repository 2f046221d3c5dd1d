"""Thorn Nurse / Терновая кормилица. Generated from cardscripts/heroes/first-light/thorn-nurse.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class ThornNurseHire(TriggeredAbility):
    """Hire: Draw a card for each character chosen by its Thirst.

    Найм: Возьмите карту за каждого персонажа, выбранного его жаждой.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.draw(act.chosen_by("thirst"))

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="thorn-nurse",
    type="creature",
    elements=("forests",),
    classes=("priest",),
    cost=4,
    strike=3,
    lives=4,
    names={
        "en": {"nom": "Thorn Nurse"},
        "ru": {"nom": "Терновая кормилица", "gen": "Терновой кормилицы", "dat": "Терновой кормилице", "acc": "Терновую кормилицу", "ins": "Терновой кормилицей", "prep": "Терновой кормилице"},
    },
    abilities=(ThornNurseHire,),
    keywords=(Keyword("thirst", 2),),
)

SOURCE = "cardscripts/heroes/first-light/thorn-nurse.yaml"
LINES: dict[int, int] = {24: 13}
