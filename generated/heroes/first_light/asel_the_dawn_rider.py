"""Asel the Dawn Rider / Асель, всадница рассвета. Generated from cardscripts/heroes/first-light/asel-the-dawn-rider.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Coins,
    END_OF_TURN,
    Keyword,
    See,
    Step,
    Target,
)


class AselTheDawnRiderAction(ActivatedAbility):
    """(2), (T): Your creature gets +2 to strike and gains Charge until the end of the turn.

    (2)(Т): Ваше существо получает +2 к удару и Рывок до конца хода.
    """

    payments = (Coins(2), CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.add_strike(act.target(1), 2, until=END_OF_TURN)
        act.gain(act.target(1), Keyword("charge"), until=END_OF_TURN)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="asel-the-dawn-rider",
    type="hero",
    elements=("steppes",),
    classes=("warrior",),
    lives=28,
    names={
        "en": {"nom": "Asel the Dawn Rider"},
        "ru": {"nom": "Асель, всадница рассвета", "gen": "Асель, всадницы рассвета", "dat": "Асель, всаднице рассвета", "acc": "Асель, всадницу рассвета", "ins": "Асель, всадницей рассвета", "prep": "Асель, всаднице рассвета"},
    },
    abilities=(AselTheDawnRiderAction,),
)

SOURCE = "cardscripts/heroes/first-light/asel-the-dawn-rider.yaml"
LINES: dict[int, int] = {29: 10, 30: 10}
