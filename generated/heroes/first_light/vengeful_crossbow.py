"""Vengeful Crossbow / Мстительный самострел. Generated from cardscripts/heroes/first-light/vengeful-crossbow.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class VengefulCrossbowTrigger(TriggeredAbility):
    """When attacking a creature, wound the creature chosen as the original target of the attack for 1.

    При атаке по существу ранить на 1 существо, выбранное первоначальной целью атаки.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    trigger = on.attacks(card=this_card, target=fits_1)

    def step_1(self, act: Act) -> None:
        act.wound(act.event.original, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="vengeful-crossbow",
    type="creature",
    elements=(),
    classes=("mercenary",),
    cost=4,
    strike=4,
    lives=3,
    names={
        "en": {"nom": "Vengeful Crossbow"},
        "ru": {"nom": "Мстительный самострел", "gen": "Мстительного самострела", "dat": "Мстительному самострелу", "acc": "Мстительный самострел", "ins": "Мстительным самострелом", "prep": "Мстительном самостреле"},
    },
    abilities=(VengefulCrossbowTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/vengeful-crossbow.yaml"
LINES: dict[int, int] = {26: 12}
