"""One-Time Witness / Разовый свидетель. Generated from cardscripts/heroes/first-light/one-time-witness.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    GAME,
    Limit,
    Step,
)


class OneTimeWitnessAction(ActivatedAbility):
    """(T): Draw two cards (once per game).

    (Т): Возьмите две карты (1 раз за игру).
    """

    payments = (CloseThis(),)
    limit = Limit(1, GAME)

    def step_1(self, act: Act) -> None:
        act.draw(2)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="one-time-witness",
    type="creature",
    elements=(),
    classes=("human",),
    cost=3,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "One-Time Witness"},
        "ru": {"nom": "Разовый свидетель", "gen": "Разового свидетеля", "dat": "Разовому свидетелю", "acc": "Разового свидетеля", "ins": "Разовым свидетелем", "prep": "Разовом свидетеле"},
    },
    abilities=(OneTimeWitnessAction,),
)

SOURCE = "cardscripts/heroes/first-light/one-time-witness.yaml"
LINES: dict[int, int] = {24: 12}
