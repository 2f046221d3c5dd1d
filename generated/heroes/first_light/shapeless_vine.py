"""Shapeless Vine / Безликая лоза. Generated from cardscripts/heroes/first-light/shapeless-vine.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    this_card,
)


class ShapelessVineHire(TriggeredAbility):
    """Hire: Copy the lives of another creature in play.

    Найм: Скопировать жизни другого существа в игре.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and card != see.this

    def step_1(self, act: Act) -> None:
        act.set_lives(act.this, act.lives(act.target(1)))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="shapeless-vine",
    type="creature",
    elements=("forests",),
    classes=("spirit",),
    cost=3,
    strike=2,
    lives=0,
    names={
        "en": {"nom": "Shapeless Vine"},
        "ru": {"nom": "Безликая лоза", "gen": "Безликой лозы", "dat": "Безликой лозе", "acc": "Безликую лозу", "ins": "Безликой лозой", "prep": "Безликой лозе"},
    },
    abilities=(ShapelessVineHire,),
)

SOURCE = "cardscripts/heroes/first-light/shapeless-vine.yaml"
LINES: dict[int, int] = {28: 12}
