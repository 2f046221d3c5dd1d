"""Salt Gatherer / Сборщица соли. Generated from cardscripts/tcg/rulebook/salt-gatherer.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    CardDefinition,
    ReplacingAbility,
    See,
    Step,
    on,
)


class SaltGathererReplacement(ReplacingAbility):
    """If an enemy creature must be healed, instead wound it for 1.

    Если существо противника должно быть излечено, вместо этого ранить его на 1.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    replaces = on.healed(card=fits_1)

    def step_1(self, act: Act) -> None:
        act.wound(act.event.card, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="salt-gatherer",
    type="creature",
    elements=("swamps",),
    classes=(),
    silver=4,
    life=8,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Salt Gatherer"},
        "ru": {"nom": "Сборщица соли", "gen": "Сборщицы соли", "dat": "Сборщице соли", "acc": "Сборщицу соли", "ins": "Сборщицей соли", "prep": "Сборщице соли"},
    },
    abilities=(SaltGathererReplacement,),
)

SOURCE = "cardscripts/tcg/rulebook/salt-gatherer.yaml"
LINES: dict[int, int] = {25: 14}
