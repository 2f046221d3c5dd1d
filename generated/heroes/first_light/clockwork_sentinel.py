"""Clockwork Sentinel / Часовой с ключиком. Generated from cardscripts/heroes/first-light/clockwork-sentinel.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    Cannot,
    CardDefinition,
    See,
    StaticAbility,
    Step,
    TriggeredAbility,
    on,
    you,
)


class ClockworkSentinelRule(StaticAbility):
    """Does not open at the start of the turn.

    Не открывается в начале хода.
    """

    rows = (Cannot("open_at_start"),)


class ClockworkSentinelTrigger(TriggeredAbility):
    """When you play a spell, open this creature.

    Когда вы разыгрываете заклинание, откройте это существо.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_spell(card)

    trigger = on.played(card=fits_1, player=you)

    def step_1(self, act: Act) -> None:
        act.open(act.this)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="clockwork-sentinel",
    type="creature",
    elements=("mountains",),
    classes=("golem",),
    cost=3,
    strike=4,
    lives=5,
    names={
        "en": {"nom": "Clockwork Sentinel"},
        "ru": {"nom": "Часовой с ключиком", "gen": "Часового с ключиком", "dat": "Часовому с ключиком", "acc": "Часового с ключиком", "ins": "Часовым с ключиком", "prep": "Часовом с ключиком"},
    },
    abilities=(ClockworkSentinelRule, ClockworkSentinelTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/clockwork-sentinel.yaml"
LINES: dict[int, int] = {37: 12}
