"""Acolyte of Dew / Росный причетник. Generated from cardscripts/heroes/first-light/acolyte-of-dew.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    opponent,
    this_card,
)


class AcolyteOfDewHire(TriggeredAbility):
    """Hire: Each player receives 2 prayer tokens.

    Найм: Каждый игрок получает 2 жетона молитвы.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.gain_prayers(2, act.you)
        act.gain_prayers(2, act.opponent)

    steps = (Step(step_1),)


class AcolyteOfDewConcentration(TriggeredAbility):
    """Concentration: Receive a prayer token.

    Концентрация: Получите жетон молитвы.
    """

    keyword = "concentration"

    def condition(self, see: See) -> bool:
        return not see.wounded_this_turn(see.this)

    trigger = on.turn_ends(player=opponent)

    def step_1(self, act: Act) -> None:
        act.gain_prayers(1, act.you)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="acolyte-of-dew",
    type="creature",
    elements=("forests",),
    classes=("priest",),
    cost=3,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Acolyte of Dew"},
        "ru": {"nom": "Росный причетник", "gen": "Росного причетника", "dat": "Росному причетнику", "acc": "Росного причетника", "ins": "Росным причетником", "prep": "Росном причетнике"},
    },
    abilities=(AcolyteOfDewHire, AcolyteOfDewConcentration,),
)

SOURCE = "cardscripts/heroes/first-light/acolyte-of-dew.yaml"
LINES: dict[int, int] = {25: 12, 26: 12, 40: 12, 45: 12}
