"""Mire Healer / Целительница трясины. Generated from cardscripts/heroes/rulebook/mire-healer.yaml; do not edit."""

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


class MireHealerHire(TriggeredAbility):
    """Hire: Remove poison from a creature.

    Найм: Снять отравление с существа.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.remove_poison(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="mire-healer",
    type="creature",
    elements=("swamps",),
    classes=("witch",),
    cost=2,
    strike=1,
    lives=3,
    names={
        "en": {"nom": "Mire Healer"},
        "ru": {"nom": "Целительница трясины", "gen": "Целительницы трясины", "dat": "Целительнице трясины", "acc": "Целительницу трясины", "ins": "Целительницей трясины", "prep": "Целительнице трясины"},
    },
    abilities=(MireHealerHire,),
)

SOURCE = "cardscripts/heroes/rulebook/mire-healer.yaml"
LINES: dict[int, int] = {28: 13}
