"""Krom the Iron / Кром Железный. Generated from cardscripts/heroes/rulebook/krom-the-iron.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Coins,
    See,
    Step,
    Target,
)


class KromTheIronAction(ActivatedAbility):
    """(2), (T): Wound a character for 2.

    (2)(Т): Ранить персонажа на 2.
    """

    payments = (Coins(2), CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_character(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="krom-the-iron",
    type="hero",
    elements=("mountains",),
    classes=("warrior",),
    lives=30,
    names={
        "en": {"nom": "Krom the Iron"},
        "ru": {"nom": "Кром Железный", "gen": "Крома Железного", "dat": "Крому Железному", "acc": "Крома Железного", "ins": "Кромом Железным", "prep": "Кроме Железном"},
    },
    abilities=(KromTheIronAction,),
    deck_elements=("mountains",),
)

SOURCE = "cardscripts/heroes/rulebook/krom-the-iron.yaml"
LINES: dict[int, int] = {27: 11}
