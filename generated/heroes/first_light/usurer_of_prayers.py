"""Usurer of Prayers / Ростовщик молитв. Generated from cardscripts/heroes/first-light/usurer-of-prayers.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    Limit,
    LosePrayers,
    See,
    Step,
    TURN,
    Target,
    TriggeredAbility,
    on,
    this_card,
)


class UsurerOfPrayersHire(TriggeredAbility):
    """Hire: Receive 2 prayer tokens.

    Найм: Получите 2 жетона молитвы.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.gain_prayers(2, act.you)

    steps = (Step(step_1),)


class UsurerOfPrayersAction(ActivatedAbility):
    """Lose a prayer token: Wound an opposing creature for 1 (once per turn).

    Потеряйте жетон молитвы: Ранить существо противника на 1 (1 раз за ход).
    """

    payments = (LosePrayers(1),)
    limit = Limit(1, TURN)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="usurer-of-prayers",
    type="creature",
    elements=("darkness",),
    classes=("priest",),
    cost=4,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Usurer of Prayers"},
        "ru": {"nom": "Ростовщик молитв", "gen": "Ростовщика молитв", "dat": "Ростовщику молитв", "acc": "Ростовщика молитв", "ins": "Ростовщиком молитв", "prep": "Ростовщике молитв"},
    },
    abilities=(UsurerOfPrayersHire, UsurerOfPrayersAction,),
)

SOURCE = "cardscripts/heroes/first-light/usurer-of-prayers.yaml"
LINES: dict[int, int] = {29: 12, 47: 12}
