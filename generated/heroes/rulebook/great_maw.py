"""Great Maw / Великая пасть. Generated from cardscripts/heroes/rulebook/great-maw.yaml; do not edit."""

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


class GreatMawHire(TriggeredAbility):
    """Hire: Obtain an opposing creature.

    Найм: Добудьте существо противника.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.obtain(act.this, act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="great-maw",
    type="creature",
    elements=("swamps",),
    classes=("beast",),
    cost=5,
    strike=4,
    lives=4,
    names={
        "en": {"nom": "Great Maw"},
        "ru": {"nom": "Великая пасть", "gen": "Великой пасть", "dat": "Великой пасть", "acc": "Великую пасть", "ins": "Великой пасть", "prep": "Великой пасть"},
    },
    abilities=(GreatMawHire,),
)

SOURCE = "cardscripts/heroes/rulebook/great-maw.yaml"
LINES: dict[int, int] = {28: 13}
