"""Steppe Werewolf / Степной волколак. Generated from cardscripts/heroes/rulebook/steppe-werewolf.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    THEN,
    TriggeredAbility,
    on,
    this_card,
)


class SteppeWerewolfTrigger(TriggeredAbility):
    """When Steppe Werewolf inflicts wounds on the hero with a strike, open Steppe Werewolf; it may attack again.

    Когда Степной волколак наносит раны ударом герою, откройте Степного волколака, он может снова атаковать.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_hero(card)

    trigger = on.wounded(card=fits_1, source=this_card, how="strike")

    def step_1(self, act: Act) -> None:
        act.open(act.this)

    def step_2(self, act: Act) -> None:
        act.attack_again(act.this)

    steps = (Step(step_1), Step(step_2, link=THEN))


CARD = CardDefinition(
    id="steppe-werewolf",
    type="creature",
    elements=("steppes",),
    classes=("beast",),
    cost=5,
    strike=3,
    lives=5,
    names={
        "en": {"nom": "Steppe Werewolf"},
        "ru": {"nom": "Степной волколак", "gen": "Степного волколака", "dat": "Степному волколаку", "acc": "Степного волколака", "ins": "Степным волколаком", "prep": "Степном волколаке"},
    },
    abilities=(SteppeWerewolfTrigger,),
)

SOURCE = "cardscripts/heroes/rulebook/steppe-werewolf.yaml"
LINES: dict[int, int] = {27: 12, 30: 12}
