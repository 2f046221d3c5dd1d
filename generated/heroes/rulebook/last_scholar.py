"""Last Scholar / Последний книжник. Generated from cardscripts/heroes/rulebook/last-scholar.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    Coins,
    GAME,
    Limit,
    Step,
)


class LastScholarAction(ActivatedAbility):
    """(1): Draw a card (once per game).

    (1): Возьмите карту (1 раз за игру).
    """

    payments = (Coins(1),)
    limit = Limit(1, GAME)

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="last-scholar",
    type="creature",
    elements=(),
    classes=("human",),
    cost=3,
    strike=2,
    lives=4,
    names={
        "en": {"nom": "Last Scholar"},
        "ru": {"nom": "Последний книжник", "gen": "Последнего книжника", "dat": "Последнему книжнику", "acc": "Последнего книжника", "ins": "Последним книжником", "prep": "Последнем книжнике"},
    },
    abilities=(LastScholarAction,),
)

SOURCE = "cardscripts/heroes/rulebook/last-scholar.yaml"
LINES: dict[int, int] = {24: 13}
