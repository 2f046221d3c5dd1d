"""Living Wax / Живой воск. Generated from cardscripts/heroes/first-light/living-wax.yaml; do not edit."""

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


class LivingWaxHire(TriggeredAbility):
    """Hire: Copy the lives of another creature in play.

    Найм: Скопируйте жизни другого существа в игре.
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
    id="living-wax",
    type="creature",
    elements=(),
    classes=("metamorph",),
    cost=4,
    strike=4,
    lives=0,
    names={
        "en": {"nom": "Living Wax"},
        "ru": {"nom": "Живой воск", "gen": "Живого воска", "dat": "Живому воску", "acc": "Живой воск", "ins": "Живым воском", "prep": "Живом воске"},
    },
    abilities=(LivingWaxHire,),
)

SOURCE = "cardscripts/heroes/first-light/living-wax.yaml"
LINES: dict[int, int] = {28: 12}
