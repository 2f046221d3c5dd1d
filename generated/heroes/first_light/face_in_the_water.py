"""Face in the Water / Лицо в воде. Generated from cardscripts/heroes/first-light/face-in-the-water.yaml; do not edit."""

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


class FaceInTheWaterHire(TriggeredAbility):
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
    id="face-in-the-water",
    type="creature",
    elements=("swamps",),
    classes=("metamorph",),
    cost=3,
    strike=3,
    lives=0,
    names={
        "en": {"nom": "Face in the Water"},
        "ru": {"nom": "Лицо в воде", "gen": "Лица в воде", "dat": "Лицу в воде", "acc": "Лицо в воде", "ins": "Лицом в воде", "prep": "Лице в воде"},
    },
    abilities=(FaceInTheWaterHire,),
)

SOURCE = "cardscripts/heroes/first-light/face-in-the-water.yaml"
LINES: dict[int, int] = {28: 12}
