"""Toll Troll / Тролль-вымогатель. Generated from cardscripts/heroes/first-light/toll-troll.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    IN_DOING_SO,
    Keyword,
    OPPONENT,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class TollTrollHire(TriggeredAbility):
    """Hire: Extortion – pay (2).

    Найм: Вымогательство – заплатить (2).
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.close_coins(2, act.opponent)

    def step_2(self, act: Act) -> None:
        act.lose_features(act.this)

    steps = (Step(step_1, may=True, by=OPPONENT), Step(step_2, link=IN_DOING_SO))


CARD = CardDefinition(
    id="toll-troll",
    type="creature",
    elements=("swamps",),
    classes=("troll",),
    cost=4,
    strike=4,
    lives=5,
    names={
        "en": {"nom": "Toll Troll"},
        "ru": {"nom": "Тролль-вымогатель", "gen": "Тролля-вымогателя", "dat": "Троллю-вымогателю", "acc": "Тролля-вымогателя", "ins": "Троллем-вымогателем", "prep": "Тролле-вымогателе"},
    },
    abilities=(TollTrollHire,),
    keywords=(Keyword("regeneration", 1),),
)

SOURCE = "cardscripts/heroes/first-light/toll-troll.yaml"
LINES: dict[int, int] = {26: 12, 29: 13}
