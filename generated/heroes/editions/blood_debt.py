"""Blood Debt / Кровный долг. Generated from cardscripts/heroes/editions/blood-debt.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
)


class BloodDebtTrigger(TriggeredAbility):
    """Each time your hero receives wounds, wound the opposing hero for 1.

    Каждый раз, когда ваш герой получает раны, ранить героя противника на 1.
    """

    each_time = True

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_hero(card) and see.is_yours(card)

    trigger = on.wounded(card=fits_1)

    def step_1(self, act: Act) -> None:
        act.wound(act.opposing_hero, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="blood-debt",
    type="creature",
    elements=(),
    classes=("demon",),
    cost=2,
    strike=1,
    lives=3,
    names={
        "en": {"nom": "Blood Debt"},
        "ru": {"nom": "Кровный долг", "gen": "Кровного долга", "dat": "Кровному долгу", "acc": "Кровный долг", "ins": "Кровным долгом", "prep": "Кровном долге"},
    },
    abilities=(BloodDebtTrigger,),
)

SOURCE = "cardscripts/heroes/editions/blood-debt.yaml"
LINES: dict[int, int] = {27: 12}
