"""Answering Stag / Отозвавшийся олень. Generated from cardscripts/heroes/first-light/answering-stag.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Count,
    DECK,
    See,
    Step,
    Target,
    TriggeredAbility,
    YOURS,
    on,
    you,
)


class AnsweringStagTrigger(TriggeredAbility):
    """When you use a search, you may summon this creature (this feature works in the deck).

    Когда вы используете поиск, можете вызвать это существо (эта особенность работает в колоде).
    """

    zone = DECK
    trigger = on.searches(player=you)
    may = True

    def may_target_1(self, see: See, card: int) -> bool:
        return see.same_name(card, see.this)

    def step_1(self, act: Act) -> None:
        act.summon(act.targets(1))

    targets = (Target(1, may_target_1, count=Count(0, 1), zone=DECK, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="answering-stag",
    type="creature",
    elements=("forests",),
    classes=("beast",),
    cost=3,
    strike=3,
    lives=2,
    names={
        "en": {"nom": "Answering Stag"},
        "ru": {"nom": "Отозвавшийся олень", "gen": "Отозвавшегося оленя", "dat": "Отозвавшемуся оленю", "acc": "Отозвавшегося оленя", "ins": "Отозвавшимся оленем", "prep": "Отозвавшемся олене"},
    },
    abilities=(AnsweringStagTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/answering-stag.yaml"
LINES: dict[int, int] = {32: 12}
