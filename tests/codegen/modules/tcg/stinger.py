"""Stinger / Жалоносец. Generated from tcg/stinger.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    END_OF_GAME,
    Keyword,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    this_card,
)


class StingerTrigger(TriggeredAbility):
    """On a strike, the attacked creature receives curse until the end of the battle.

    При ударе атакованное существо получает проклятие до конца боя.
    """

    trigger = on.hits(card=this_card, how="strike")

    def step_1(self, act: Act) -> None:
        act.gain(act.event.target, Keyword("curse"), until=END_OF_GAME)

    steps = (Step(step_1),)


class StingerAction(ActivatedAbility):
    """[tap]: Finishing off at 3.

    [tap]: Добивание на 3.
    """

    payments = (CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.may_finish_off(card, 3)

    def step_1(self, act: Act) -> None:
        act.finish_off(act.target(1), 3)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="stinger",
    type="creature",
    elements=("darkness",),
    classes=(),
    silver=4,
    life=7,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Stinger"},
        "ru": {"nom": "Жалоносец", "gen": "Жалоносца", "dat": "Жалоносцу", "acc": "Жалоносца", "ins": "Жалоносцем", "prep": "Жалоносце"},
    },
    abilities=(StingerTrigger, StingerAction,),
)

SOURCE = "tcg/stinger.yaml"
LINES: dict[int, int] = {28: 12, 45: 13}
