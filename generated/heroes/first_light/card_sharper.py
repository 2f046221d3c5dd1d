"""Card Sharper / Картёжник. Generated from cardscripts/heroes/first-light/card-sharper.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    See,
    Step,
    Target,
)


class CardSharperAction(ActivatedAbility):
    """(T): Wound an opposing creature for X, where X is the number of cards you have drawn this turn.

    (Т): Ранить существо противника на Х, где Х – количество карт, которые вы взяли в этот ход.
    """

    payments = (CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), act.drawn_this_turn(act.you))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="card-sharper",
    type="creature",
    elements=(),
    classes=("mage",),
    cost=4,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Card Sharper"},
        "ru": {"nom": "Картёжник", "gen": "Картёжника", "dat": "Картёжнику", "acc": "Картёжника", "ins": "Картёжником", "prep": "Картёжнике"},
    },
    abilities=(CardSharperAction,),
)

SOURCE = "cardscripts/heroes/first-light/card-sharper.yaml"
LINES: dict[int, int] = {26: 12}
