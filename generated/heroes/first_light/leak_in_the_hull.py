"""Leak in the Hull / Пробоина в днище. Generated from cardscripts/heroes/first-light/leak-in-the-hull.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    HAND,
    Keyword,
    Step,
    TriggeredAbility,
    on,
    you,
)


class LeakInTheHullTrigger(TriggeredAbility):
    """At the end of your turn, wound your hero for 1 (this ability works from hand).

    В конце вашего хода ранить вашего героя на 1 (эта способность работает из руки).
    """

    zone = HAND
    trigger = on.turn_ends(player=you)

    def step_1(self, act: Act) -> None:
        act.wound(act.your_hero, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="leak-in-the-hull",
    type="spell",
    elements=(),
    classes=(),
    cost=2,
    names={
        "en": {"nom": "Leak in the Hull"},
        "ru": {"nom": "Пробоина в днище", "gen": "Пробоины в днище", "dat": "Пробоине в днище", "acc": "Пробоину в днище", "ins": "Пробоиной в днище", "prep": "Пробоине в днище"},
    },
    abilities=(LeakInTheHullTrigger,),
    keywords=(Keyword("placed"),),
)

SOURCE = "cardscripts/heroes/first-light/leak-in-the-hull.yaml"
LINES: dict[int, int] = {25: 10}
