"""Undead / Немёртвый. Generated from cardscripts/heroes/keywords/undead.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    Coins,
    KeywordRule,
    ONCE,
    OPPONENT,
    Protection,
    See,
    Step,
    X,
)


class UndeadKeywordProtection(Protection):
    """This card receives wounds only from this feature.

    Эта карта получает раны только от этой особенности.
    """

    keyword = "undead"

    def from_source(self, see: See, source: int) -> bool:
        return not (see.caused_by("undead"))


class UndeadKeywordAction(ActivatedAbility):
    """The opponent, on their turn, may close X coins and wound this card for X.

    Противник в свой ход может закрыть Х монет и ранить эту карту на Х.
    """

    keyword = "undead"
    by = OPPONENT
    payments = (Coins(X),)

    def step_1(self, act: Act) -> None:
        act.wound(act.this, act.x)

    steps = (Step(step_1),)


KEYWORD = KeywordRule(
    id="undead",
    names={"en": "Undead", "ru": "Немёртвый"},
    stacking=ONCE,
    abilities=(UndeadKeywordProtection, UndeadKeywordAction,),
)

SOURCE = "cardscripts/heroes/keywords/undead.yaml"
LINES: dict[int, int] = {26: 9}
