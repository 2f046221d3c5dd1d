"""Patch-Up Engine / Латающий агрегат. Generated from cardscripts/heroes/first-light/patch-up-engine.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    Coins,
    See,
    Step,
    Target,
)


class PatchUpEngineAction(ActivatedAbility):
    """(2): Upgrade your creature.

    (2): Усовершенствуйте ваше существо.
    """

    payments = (Coins(2),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.upgrade(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="patch-up-engine",
    type="creature",
    elements=(),
    classes=("mechanism",),
    cost=3,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Patch-Up Engine"},
        "ru": {"nom": "Латающий агрегат", "gen": "Латающего агрегата", "dat": "Латающему агрегату", "acc": "Латающий агрегат", "ins": "Латающим агрегатом", "prep": "Латающем агрегате"},
    },
    abilities=(PatchUpEngineAction,),
)

SOURCE = "cardscripts/heroes/first-light/patch-up-engine.yaml"
LINES: dict[int, int] = {26: 12}
