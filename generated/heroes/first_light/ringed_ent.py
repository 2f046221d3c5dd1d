"""Ringed Ent / Кольчатый энт. Generated from cardscripts/heroes/first-light/ringed-ent.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Keyword,
    See,
    Step,
    Target,
)


class RingedEntAction(ActivatedAbility):
    """(T): Wound an opposing creature for X, where X is the number of enhancement effects on Ringed Ent.

    (Т): Ранить существо противника на Х, где Х – количество эффектов усиления на Кольчатом энте.
    """

    payments = (CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), act.enhancements(act.this))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="ringed-ent",
    type="creature",
    elements=("forests",),
    classes=("ent",),
    cost=5,
    strike=3,
    lives=5,
    names={
        "en": {"nom": "Ringed Ent"},
        "ru": {"nom": "Кольчатый энт", "gen": "Кольчатого энта", "dat": "Кольчатому энту", "acc": "Кольчатого энта", "ins": "Кольчатым энтом", "prep": "Кольчатом энте"},
    },
    abilities=(RingedEntAction,),
    keywords=(Keyword("might", 3),),
)

SOURCE = "cardscripts/heroes/first-light/ringed-ent.yaml"
LINES: dict[int, int] = {27: 12}
