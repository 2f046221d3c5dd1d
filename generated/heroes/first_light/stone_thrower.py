"""Stone Thrower / Великан-камнемёт. Generated from cardscripts/heroes/first-light/stone-thrower.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class StoneThrowerTrigger(TriggeredAbility):
    """When attacking a creature, stun the creature chosen as the original target of the attack.

    При атаке по существу оглушите существо, выбранное первоначальной целью атаки.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    trigger = on.attacks(card=this_card, target=fits_1)

    def step_1(self, act: Act) -> None:
        act.stun(act.event.original)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="stone-thrower",
    type="creature",
    elements=("mountains",),
    classes=("giant",),
    cost=5,
    strike=4,
    lives=5,
    names={
        "en": {"nom": "Stone Thrower"},
        "ru": {"nom": "Великан-камнемёт", "gen": "Великана-камнемёта", "dat": "Великану-камнемёту", "acc": "Великана-камнемёт", "ins": "Великаном-камнемётом", "prep": "Великане-камнемёте"},
    },
    abilities=(StoneThrowerTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/stone-thrower.yaml"
LINES: dict[int, int] = {26: 12}
