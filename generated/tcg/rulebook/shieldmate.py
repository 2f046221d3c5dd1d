"""Shieldmate / Щитоноска. Generated from cardscripts/tcg/rulebook/shieldmate.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
)


class ShieldmateTrigger(TriggeredAbility):
    """When a creature standing next to Shieldmate is attacked, you may redirect the attack to Shieldmate.

    Когда стоящее рядом с Щитоноской существо атаковано, можете перенаправить атаку на Щитоноску.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.adjacent(card, see.this)

    trigger = on.declares_attack(target=fits_1)
    may = True

    def step_1(self, act: Act) -> None:
        act.redirect_attack(act.this)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="shieldmate",
    type="creature",
    elements=(),
    classes=(),
    silver=4,
    life=10,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Shieldmate"},
        "ru": {"nom": "Щитоноска", "gen": "Щитоноски", "dat": "Щитоноске", "acc": "Щитоноску", "ins": "Щитоноской", "prep": "Щитоноске"},
    },
    abilities=(ShieldmateTrigger,),
)

SOURCE = "cardscripts/tcg/rulebook/shieldmate.yaml"
LINES: dict[int, int] = {26: 14}
