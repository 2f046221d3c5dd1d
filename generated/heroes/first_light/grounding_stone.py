"""Grounding Stone / Камень заземления. Generated from cardscripts/heroes/first-light/grounding-stone.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    ReplacingAbility,
    See,
    Step,
    on,
)


class GroundingStoneReplacement(ReplacingAbility):
    """If your creature must be destroyed, instead you may destroy Grounding Stone.

    Если ваше существо должно быть уничтожено, вместо этого можете уничтожить Камень заземления.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    replaces = on.dies(card=fits_1)
    may = True

    def step_1(self, act: Act) -> None:
        act.destroy(act.this)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="grounding-stone",
    type="support",
    elements=("mountains",),
    classes=("amulet",),
    cost=3,
    names={
        "en": {"nom": "Grounding Stone"},
        "ru": {"nom": "Камень заземления", "gen": "Камня заземления", "dat": "Камню заземления", "acc": "Камень заземления", "ins": "Камнем заземления", "prep": "Камне заземления"},
    },
    abilities=(GroundingStoneReplacement,),
)

SOURCE = "cardscripts/heroes/first-light/grounding-stone.yaml"
LINES: dict[int, int] = {26: 10}
