"""Grave Song / Песнь могил. Generated from cardscripts/heroes/editions/grave-song.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    GRAVEYARD,
    See,
    SpellAbility,
    Step,
    Target,
    YOURS,
)


class GraveSongSpell(SpellAbility):
    """Play a spell from your graveyard for free.

    Разыграйте заклинание с вашего кладбища бесплатно.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return (see.is_spell(card)) and not see.is_being_played(card)

    def step_1(self, act: Act) -> None:
        act.play_free(act.target(1))

    targets = (Target(1, may_target_1, zone=GRAVEYARD, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="grave-song",
    type="spell",
    elements=(),
    classes=("wizardry",),
    cost=2,
    names={
        "en": {"nom": "Grave Song"},
        "ru": {"nom": "Песнь могил", "gen": "Песни могил", "dat": "Песне могил", "acc": "Песнь могил", "ins": "Песнью могил", "prep": "Песне могил"},
    },
    abilities=(GraveSongSpell,),
)

SOURCE = "cardscripts/heroes/editions/grave-song.yaml"
LINES: dict[int, int] = {25: 10}
