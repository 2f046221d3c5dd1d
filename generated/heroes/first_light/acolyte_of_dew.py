"""Acolyte of Dew / Росный причетник. Generated from cardscripts/heroes/first-light/acolyte-of-dew.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    LosePrayers,
    See,
    Step,
    Target,
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


class AcolyteOfDewAction(ActivatedAbility):
    """Lose two prayer tokens: Place an enhancement effect on your creature.

    Потеряйте два жетона молитвы: Положите эффект усиления на ваше существо.
    """

    payments = (LosePrayers(2),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.enhance(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


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
    abilities=(AcolyteOfDewHire, AcolyteOfDewConcentration, AcolyteOfDewAction,),
)

SOURCE = "cardscripts/heroes/first-light/acolyte-of-dew.yaml"
LINES: dict[int, int] = {28: 12, 29: 12, 43: 12, 48: 12, 65: 12}
