"""Batu the Roadless / Бату Бездорожный. Generated from cardscripts/heroes/first-light/batu-the-roadless.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Coins,
    END_OF_TURN,
    Keyword,
    See,
    StaticAbility,
    Step,
    Target,
    TurnOrder,
)


class BatuTheRoadlessRule(StaticAbility):
    """You take the first turn.

    Вы ходите первым.
    """

    rows = (TurnOrder(1),)


class BatuTheRoadlessAction(ActivatedAbility):
    """(2), (T): A creature gains Directed strike until the end of the turn.

    (2)(Т): Существо получает Направленный удар до конца хода.
    """

    payments = (Coins(2), CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.gain(act.target(1), Keyword("directed-strike"), until=END_OF_TURN)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="batu-the-roadless",
    type="hero",
    elements=("steppes",),
    classes=("robber",),
    lives=27,
    names={
        "en": {"nom": "Batu the Roadless"},
        "ru": {"nom": "Бату Бездорожный", "gen": "Бату Бездорожного", "dat": "Бату Бездорожному", "acc": "Бату Бездорожного", "ins": "Бату Бездорожным", "prep": "Бату Бездорожном"},
    },
    abilities=(BatuTheRoadlessRule, BatuTheRoadlessAction,),
)

SOURCE = "cardscripts/heroes/first-light/batu-the-roadless.yaml"
LINES: dict[int, int] = {40: 10}
