"""Mother Requiem / Матушка Реквием. Generated from cardscripts/heroes/first-light/mother-requiem.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Coins,
    GRAVEYARD,
    Keyword,
    See,
    StaticAbility,
    Step,
    Target,
    TurnOrder,
    YOURS,
)


class MotherRequiemRule(StaticAbility):
    """You take the first turn.

    Вы ходите первым.
    """

    rows = (TurnOrder(1),)


class MotherRequiemAction(ActivatedAbility):
    """(2), (T): A creature in your graveyard gains Incarnation 2.

    (2)(Т): Существо на вашем кладбище получает Инкарнацию 2.
    """

    payments = (Coins(2), CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.gain(act.target(1), Keyword("incarnation", 2))

    targets = (Target(1, may_target_1, zone=GRAVEYARD, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="mother-requiem",
    type="hero",
    elements=("darkness",),
    classes=("priest",),
    lives=28,
    names={
        "en": {"nom": "Mother Requiem"},
        "ru": {"nom": "Матушка Реквием", "gen": "Матушки Реквием", "dat": "Матушке Реквием", "acc": "Матушку Реквием", "ins": "Матушкой Реквием", "prep": "Матушке Реквием"},
    },
    abilities=(MotherRequiemRule, MotherRequiemAction,),
    deck_elements=("darkness",),
)

SOURCE = "cardscripts/heroes/first-light/mother-requiem.yaml"
LINES: dict[int, int] = {41: 10}
