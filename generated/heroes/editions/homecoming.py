"""Homecoming / Возвращение домой. Generated from cardscripts/heroes/editions/homecoming.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Cost,
    END_OF_TURN,
    HAND,
    See,
    SpellAbility,
    StaticAbility,
    Step,
    THEN,
    Target,
)


class HomecomingRule(StaticAbility):
    """costs (2) more.

    стоит на (2) дороже.
    """

    zone = HAND
    rows = (Cost(2),)


class HomecomingSpell(SpellAbility):
    """Return a creature to its owner's hand, it costs (2) more until the end of the turn.

    Верните существо в руку владельца, оно стоит на (2) дороже до конца хода.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.to_hand(act.target(1))

    def step_2(self, act: Act) -> None:
        act.gain(next(iter(act.result(1).cards), 0), HomecomingRule, until=END_OF_TURN)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN))
    grants = (HomecomingRule,)


CARD = CardDefinition(
    id="homecoming",
    type="spell",
    elements=(),
    classes=("wizardry",),
    cost=2,
    names={
        "en": {"nom": "Homecoming"},
        "ru": {"nom": "Возвращение домой", "gen": "Возвращения домой", "dat": "Возвращению домой", "acc": "Возвращение домой", "ins": "Возвращением домой", "prep": "Возвращении домой"},
    },
    abilities=(HomecomingSpell,),
)

SOURCE = "cardscripts/heroes/editions/homecoming.yaml"
LINES: dict[int, int] = {38: 10, 41: 10}
