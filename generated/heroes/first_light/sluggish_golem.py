"""Sluggish Golem / Неповоротливый голем. Generated from cardscripts/heroes/first-light/sluggish-golem.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    Cannot,
    CardDefinition,
    HAND,
    IN_DOING_SO,
    See,
    StaticAbility,
    Step,
    Target,
    TriggeredAbility,
    YOURS,
    on,
    you,
)


class SluggishGolemRule(StaticAbility):
    """Does not open.

    Не открывается.
    """

    rows = (Cannot("be_opened"),)


class SluggishGolemTrigger(TriggeredAbility):
    """At the start of your turn, you may discard a card to open this creature.

    В начале вашего хода можете сбросить карту, чтобы открыть это существо.
    """

    trigger = on.turn_starts(player=you)
    may = True

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.discard(act.target(1))

    def step_2(self, act: Act) -> None:
        act.open(act.this)

    targets = (Target(1, may_target_1, zone=HAND, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=IN_DOING_SO))


CARD = CardDefinition(
    id="sluggish-golem",
    type="creature",
    elements=(),
    classes=("golem",),
    cost=4,
    strike=4,
    lives=5,
    names={
        "en": {"nom": "Sluggish Golem"},
        "ru": {"nom": "Неповоротливый голем", "gen": "Неповоротливого голема", "dat": "Неповоротливому голему", "acc": "Неповоротливого голема", "ins": "Неповоротливым големом", "prep": "Неповоротливом големе"},
    },
    abilities=(SluggishGolemRule, SluggishGolemTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/sluggish-golem.yaml"
LINES: dict[int, int] = {42: 12, 45: 12}
