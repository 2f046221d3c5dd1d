"""Bandaged Veteran / Перевязанный ветеран. Generated from cardscripts/tcg/rulebook/bandaged-veteran.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class BandagedVeteranTrigger(TriggeredAbility):
    """After attacking, heal Bandaged Veteran for 1.

    После нападения излечить Перевязанного ветерана на 1.
    """

    trigger = on.after_attack(card=this_card)

    def step_1(self, act: Act) -> None:
        act.heal(act.this, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="bandaged-veteran",
    type="creature",
    elements=(),
    classes=(),
    silver=4,
    life=9,
    move=1,
    strike=(2, 2, 3),
    names={
        "en": {"nom": "Bandaged Veteran"},
        "ru": {"nom": "Перевязанный ветеран", "gen": "Перевязанного ветерана", "dat": "Перевязанному ветерану", "acc": "Перевязанного ветерана", "ins": "Перевязанным ветераном", "prep": "Перевязанном ветеране"},
    },
    abilities=(BandagedVeteranTrigger,),
)

SOURCE = "cardscripts/tcg/rulebook/bandaged-veteran.yaml"
LINES: dict[int, int] = {22: 14}
