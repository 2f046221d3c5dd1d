"""Ransom of the King / Выкуп короля. Generated from cardscripts/heroes/first-light/ransom-of-the-king.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    OPPONENT,
    See,
    SpellAbility,
    Step,
    Target,
)


class RansomOfTheKingSpell(SpellAbility):
    """The opponent may pay (4), otherwise destroy an opposing creature.

    Противник может заплатить (4), иначе уничтожьте существо противника.
    """

    def otherwise_1(self, see: See) -> bool:
        return not see.result(1).tried

    def may_target_2(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.close_coins(4, act.opponent)

    def step_2(self, act: Act) -> None:
        act.destroy(act.target(1))

    targets = (Target(1, may_target_2),)
    steps = (Step(step_1, may=True, by=OPPONENT), Step(step_2, condition=otherwise_1, targets=(1,)))


CARD = CardDefinition(
    id="ransom-of-the-king",
    type="spell",
    elements=("mountains",),
    classes=("order",),
    cost=3,
    names={
        "en": {"nom": "Ransom of the King"},
        "ru": {"nom": "Выкуп короля", "gen": "Выкупа короля", "dat": "Выкупу короля", "acc": "Выкуп короля", "ins": "Выкупом короля", "prep": "Выкупе короля"},
    },
    abilities=(RansomOfTheKingSpell,),
)

SOURCE = "cardscripts/heroes/first-light/ransom-of-the-king.yaml"
LINES: dict[int, int] = {27: 10, 30: 10}
