"""Toll Dragon / Дракон-мытарь. Generated from cardscripts/heroes/first-light/toll-dragon.yaml; do not edit."""

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


class TollDragonHire(TriggeredAbility):
    """Hire: Extortion – pay (3).

    Найм: Вымогательство – заплатить (3).
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.close_coins(3, act.opponent)

    def step_2(self, act: Act) -> None:
        act.lose_features(act.this)

    steps = (Step(step_1, may=True, by=OPPONENT), Step(step_2, link=IN_DOING_SO))


CARD = CardDefinition(
    id="toll-dragon",
    type="creature",
    elements=("mountains",),
    classes=("dragon",),
    cost=6,
    strike=6,
    lives=6,
    names={
        "en": {"nom": "Toll Dragon"},
        "ru": {"nom": "Дракон-мытарь", "gen": "Дракона-мытаря", "dat": "Дракону-мытарю", "acc": "Дракона-мытаря", "ins": "Драконом-мытарем", "prep": "Драконе-мытаре"},
    },
    abilities=(TollDragonHire,),
    keywords=(Keyword("directed-strike"),),
)

SOURCE = "cardscripts/heroes/first-light/toll-dragon.yaml"
LINES: dict[int, int] = {26: 12, 29: 13}
