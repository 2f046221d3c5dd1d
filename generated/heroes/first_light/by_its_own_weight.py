"""By Its Own Weight / Собственным весом. Generated from cardscripts/heroes/first-light/by-its-own-weight.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class ByItsOwnWeightSpell(SpellAbility):
    """Wound an opposing creature for X, where X is the lesser of that creature's strike and lives.

    Ранить существо противника на Х, где Х – меньшее из удара и жизней этого существа.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), min(act.strike(act.target(1)), act.lives(act.target(1))))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="by-its-own-weight",
    type="spell",
    elements=("steppes",),
    classes=("action",),
    cost=2,
    names={
        "en": {"nom": "By Its Own Weight"},
        "ru": {"nom": "Собственным весом", "gen": "Собственным весом", "dat": "Собственным весом", "acc": "Собственным весом", "ins": "Собственным весом", "prep": "Собственным весом"},
    },
    abilities=(ByItsOwnWeightSpell,),
)

SOURCE = "cardscripts/heroes/first-light/by-its-own-weight.yaml"
LINES: dict[int, int] = {23: 10}
