"""Rustling Elf / Шуршащий эльф. Generated from cardscripts/heroes/first-light/rustling-elf.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    you,
)


class RustlingElfTrigger(TriggeredAbility):
    """When you play a spell, Rustling Elf hides.

    Когда вы разыгрываете заклинание, Шуршащий эльф скрывается.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_spell(card)

    trigger = on.played(card=fits_1, player=you)

    def step_1(self, act: Act) -> None:
        act.hide(act.this)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="rustling-elf",
    type="creature",
    elements=("forests",),
    classes=("elf",),
    cost=3,
    strike=3,
    lives=2,
    names={
        "en": {"nom": "Rustling Elf"},
        "ru": {"nom": "Шуршащий эльф", "gen": "Шуршащего эльфа", "dat": "Шуршащему эльфу", "acc": "Шуршащего эльфа", "ins": "Шуршащим эльфом", "prep": "Шуршащем эльфе"},
    },
    abilities=(RustlingElfTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/rustling-elf.yaml"
LINES: dict[int, int] = {26: 12}
