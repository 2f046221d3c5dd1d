"""Loan until Dawn / Заём до рассвета. Generated from cardscripts/heroes/first-light/loan-until-dawn.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    END_OF_TURN,
    SpellAbility,
    Step,
)


class LoanUntilDawnSpell(SpellAbility):
    """Receive (2) until the end of the turn.

    Получите (2) до конца хода.
    """

    def step_1(self, act: Act) -> None:
        act.gain_coins(2, until=END_OF_TURN)

    steps = (Step(step_1),)


class LoanUntilDawnSpell2(SpellAbility):
    """Wound your hero for 2.

    Ранить вашего героя на 2.
    """

    def step_1(self, act: Act) -> None:
        act.wound(act.your_hero, 2)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="loan-until-dawn",
    type="spell",
    elements=("darkness",),
    classes=("ritual",),
    cost=1,
    names={
        "en": {"nom": "Loan until Dawn"},
        "ru": {"nom": "Заём до рассвета", "gen": "Займа до рассвета", "dat": "Займу до рассвета", "acc": "Заём до рассвета", "ins": "Займом до рассвета", "prep": "Займе до рассвета"},
    },
    abilities=(LoanUntilDawnSpell, LoanUntilDawnSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/loan-until-dawn.yaml"
LINES: dict[int, int] = {19: 10, 31: 10}
