"""Patient Sage / Терпеливый Мудрец. Generated from cardscripts/heroes/rulebook/patient-sage.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Coins,
    StaticAbility,
    Step,
    TurnOrder,
)


class PatientSageRule(StaticAbility):
    """You take the second turn.

    Вы ходите вторым.
    """

    rows = (TurnOrder(2),)


class PatientSageAction(ActivatedAbility):
    """(3), (T): Draw a card.

    (3)(Т): Возьмите карту.
    """

    payments = (Coins(3), CloseThis(),)

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="patient-sage",
    type="hero",
    elements=("forests",),
    classes=("mage",),
    lives=29,
    names={
        "en": {"nom": "Patient Sage"},
        "ru": {"nom": "Терпеливый Мудрец", "gen": "Терпеливого Мудреца", "dat": "Терпеливому Мудрецу", "acc": "Терпеливого Мудреца", "ins": "Терпеливым Мудрецом", "prep": "Терпеливом Мудреце"},
    },
    abilities=(PatientSageRule, PatientSageAction,),
)

SOURCE = "cardscripts/heroes/rulebook/patient-sage.yaml"
LINES: dict[int, int] = {33: 11}
