"""Izhor / Ижор. Generated from cardscripts/tcg/rulebook/izhor.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    Attack,
    CardDefinition,
    CloseThis,
    STRONG,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class IzhorAction(ActivatedAbility):
    """[tap]: Shot at 1-1-2, range 3.

    [tap]: Выстрел на 1-1-2, дальность 3.
    """

    payments = (CloseThis(),)
    attack = Attack("shot", (1, 1, 2), reach=3)


class IzhorTrigger(TriggeredAbility):
    """On a strong strike, poison the attacked creature for 1.

    При сильном ударе отравить атакованное существо на 1.
    """

    trigger = on.hits(card=this_card, how="strike", strength=STRONG)

    def step_1(self, act: Act) -> None:
        act.poison(act.event.target, 1)

    steps = (Step(step_1),)


class IzhorTrigger2(TriggeredAbility):
    """On a strong shot, poison the attacked creature for 1.

    При сильном выстреле отравить атакованное существо на 1.
    """

    trigger = on.hits(card=this_card, how="shot", strength=STRONG)

    def step_1(self, act: Act) -> None:
        act.poison(act.event.target, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="izhor",
    type="creature",
    elements=("swamps",),
    classes=(),
    silver=6,
    life=8,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Izhor"},
        "ru": {"nom": "Ижор", "gen": "Ижора", "dat": "Ижору", "acc": "Ижора", "ins": "Ижором", "prep": "Ижоре"},
    },
    abilities=(IzhorAction, IzhorTrigger, IzhorTrigger2,),
)

SOURCE = "cardscripts/tcg/rulebook/izhor.yaml"
LINES: dict[int, int] = {36: 15, 50: 16}
