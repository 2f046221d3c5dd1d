"""Bargaining Fiend / Торгующийся бес. Generated from cardscripts/heroes/first-light/bargaining-fiend.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    END_OF_TURN,
    Limit,
    Step,
    TURN,
    WoundYourHero,
)


class BargainingFiendAction(ActivatedAbility):
    """Wound your hero for 1: Bargaining Fiend gets +1 to strike until the end of the turn (three times per turn).

    Ранить вашего героя на 1: Торгующийся бес получает +1 к удару до конца хода (3 раза за ход).
    """

    payments = (WoundYourHero(1),)
    limit = Limit(3, TURN)

    def step_1(self, act: Act) -> None:
        act.add_strike(act.this, 1, until=END_OF_TURN)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="bargaining-fiend",
    type="creature",
    elements=("darkness",),
    classes=("demon",),
    cost=4,
    strike=3,
    lives=4,
    names={
        "en": {"nom": "Bargaining Fiend"},
        "ru": {"nom": "Торгующийся бес", "gen": "Торгующегося беса", "dat": "Торгующемуся бесу", "acc": "Торгующегося беса", "ins": "Торгующимся бесом", "prep": "Торгующемся бесе"},
    },
    abilities=(BargainingFiendAction,),
)

SOURCE = "cardscripts/heroes/first-light/bargaining-fiend.yaml"
LINES: dict[int, int] = {25: 12}
