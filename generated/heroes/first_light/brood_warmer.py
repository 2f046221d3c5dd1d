"""Brood Warmer / Согревающая кладку. Generated from cardscripts/heroes/first-light/brood-warmer.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    you,
)


class BroodWarmerTrigger(TriggeredAbility):
    """At the end of your turn, place a maturation effect on your egg.

    В конце вашего хода положите эффект созревания на ваше яйцо.
    """

    trigger = on.turn_ends(player=you)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.has_class(card, "egg") and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.put_tokens(act.target(1), "maturation", 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="brood-warmer",
    type="creature",
    elements=("forests",),
    classes=("elf",),
    cost=3,
    strike=2,
    lives=4,
    names={
        "en": {"nom": "Brood Warmer"},
        "ru": {"nom": "Согревающая кладку", "gen": "Согревающей кладку", "dat": "Согревающей кладку", "acc": "Согревающую кладку", "ins": "Согревающей кладку", "prep": "Согревающей кладку"},
    },
    abilities=(BroodWarmerTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/brood-warmer.yaml"
LINES: dict[int, int] = {27: 12}
