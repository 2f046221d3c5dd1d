"""Troll under the Weather / Захворавший тролль. Generated from cardscripts/heroes/first-light/troll-under-the-weather.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    Cannot,
    CardDefinition,
    Coins,
    Limit,
    StaticAbility,
    Step,
    TURN,
)


class TrollUnderTheWeatherRule(StaticAbility):
    """Does not open at the start of the turn.

    Не открывается в начале хода.
    """

    rows = (Cannot("open_at_start"),)


class TrollUnderTheWeatherAction(ActivatedAbility):
    """(2): Open this creature (once per turn).

    (2): Откройте это существо (1 раз за ход).
    """

    payments = (Coins(2),)
    limit = Limit(1, TURN)

    def step_1(self, act: Act) -> None:
        act.open(act.this)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="troll-under-the-weather",
    type="creature",
    elements=("swamps",),
    classes=("troll",),
    cost=3,
    strike=5,
    lives=5,
    names={
        "en": {"nom": "Troll under the Weather"},
        "ru": {"nom": "Захворавший тролль", "gen": "Захворавшего тролля", "dat": "Захворавшему троллю", "acc": "Захворавшего тролля", "ins": "Захворавшим троллем", "prep": "Захворавшем тролле"},
    },
    abilities=(TrollUnderTheWeatherRule, TrollUnderTheWeatherAction,),
)

SOURCE = "cardscripts/heroes/first-light/troll-under-the-weather.yaml"
LINES: dict[int, int] = {35: 12}
