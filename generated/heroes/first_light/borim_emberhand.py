"""Borim Emberhand / Борим Жаркая Рука. Generated from cardscripts/heroes/first-light/borim-emberhand.yaml; do not edit."""

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


class BorimEmberhandAction(ActivatedAbility):
    """(3), (T): Wound an opposing creature for 2.

    (3)(Т): Ранить существо противника на 2.
    """

    payments = (Coins(3), CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="borim-emberhand",
    type="hero",
    elements=("mountains",),
    classes=("mage",),
    lives=28,
    names={
        "en": {"nom": "Borim Emberhand"},
        "ru": {"nom": "Борим Жаркая Рука", "gen": "Борима Жаркая Рука", "dat": "Бориму Жаркая Рука", "acc": "Борима Жаркая Рука", "ins": "Боримом Жаркая Рука", "prep": "Бориме Жаркая Рука"},
    },
    abilities=(BorimEmberhandAction,),
)

SOURCE = "cardscripts/heroes/first-light/borim-emberhand.yaml"
LINES: dict[int, int] = {27: 10}
