"""Muster Clerk / Писарь набора. Generated from cardscripts/heroes/first-light/muster-clerk.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Cost,
    See,
    StaticAbility,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class MusterClerkRule(StaticAbility):
    """costs (1) less.

    стоит на (1) дешевле.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    rows = (Cost(-1),)


class MusterClerkHire(TriggeredAbility):
    """Hire: Your next creature costs (1) less.

    Найм: Ваше следующее существо стоит на (1) дешевле.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.gain(act.your_hero, MusterClerkRule, uses=1)

    steps = (Step(step_1),)
    grants = (MusterClerkRule,)


CARD = CardDefinition(
    id="muster-clerk",
    type="creature",
    elements=("steppes",),
    classes=("human",),
    cost=3,
    strike=3,
    lives=2,
    names={
        "en": {"nom": "Muster Clerk"},
        "ru": {"nom": "Писарь набора", "gen": "Писаря набора", "dat": "Писарю набора", "acc": "Писаря набора", "ins": "Писарем набора", "prep": "Писаре набора"},
    },
    abilities=(MusterClerkHire,),
)

SOURCE = "cardscripts/heroes/first-light/muster-clerk.yaml"
LINES: dict[int, int] = {23: 12, 38: 12}
