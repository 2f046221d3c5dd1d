"""Raven Tribe Shaman / Шаман племени Ворона. Generated from cardscripts/heroes/rulebook/raven-tribe-shaman.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    See,
    Step,
    Target,
)


class RavenTribeShamanAction(ActivatedAbility):
    """(T): Heal a creature for 1.

    (Т): Излечить существо на 1.
    """

    payments = (CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.heal(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="raven-tribe-shaman",
    type="creature",
    elements=("steppes",),
    classes=("human",),
    cost=1,
    strike=1,
    lives=2,
    names={
        "en": {"nom": "Raven Tribe Shaman"},
        "ru": {"nom": "Шаман племени Ворона", "gen": "Шамана племени Ворона", "dat": "Шаману племени Ворона", "acc": "Шамана племени Ворона", "ins": "Шаманом племени Ворона", "prep": "Шамане племени Ворона"},
    },
    abilities=(RavenTribeShamanAction,),
)

SOURCE = "cardscripts/heroes/rulebook/raven-tribe-shaman.yaml"
LINES: dict[int, int] = {26: 13}
