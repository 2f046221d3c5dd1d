"""Chaosfortum / Хаосфортум. Generated from cardscripts/heroes/rulebook/chaosfortum.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    ReplacingAbility,
    See,
    Step,
    on,
)


class ChaosfortumReplacement(ReplacingAbility):
    """If your creature must be destroyed, instead you may destroy Chaosfortum.

    Если ваше существо должно быть уничтожено, вместо этого можете уничтожить Хаосфортум.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    replaces = on.dies(card=fits_1)
    may = True

    def step_1(self, act: Act) -> None:
        act.destroy(act.this)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="chaosfortum",
    type="support",
    elements=("darkness",),
    classes=("amulet",),
    cost=3,
    names={
        "en": {"nom": "Chaosfortum"},
        "ru": {"nom": "Хаосфортум", "gen": "Хаосфортума", "dat": "Хаосфортуму", "acc": "Хаосфортум", "ins": "Хаосфортумом", "prep": "Хаосфортуме"},
    },
    abilities=(ChaosfortumReplacement,),
)

SOURCE = "cardscripts/heroes/rulebook/chaosfortum.yaml"
LINES: dict[int, int] = {26: 11}
