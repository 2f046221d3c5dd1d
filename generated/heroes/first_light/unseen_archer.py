"""Unseen Archer / Незримый лучник. Generated from cardscripts/heroes/first-light/unseen-archer.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Keyword,
    See,
    Step,
    Target,
)


class UnseenArcherAction(ActivatedAbility):
    """(T): Shot for 2 at a creature.

    (Т): Выстрел на 2 по существу.
    """

    payments = (CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.shoot(act.target(1), 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="unseen-archer",
    type="creature",
    elements=("forests",),
    classes=("elf",),
    cost=4,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Unseen Archer"},
        "ru": {"nom": "Незримый лучник", "gen": "Незримого лучника", "dat": "Незримому лучнику", "acc": "Незримого лучника", "ins": "Незримым лучником", "prep": "Незримом лучнике"},
    },
    abilities=(UnseenArcherAction,),
    keywords=(Keyword("stealth"),),
)

SOURCE = "cardscripts/heroes/first-light/unseen-archer.yaml"
LINES: dict[int, int] = {27: 12}
