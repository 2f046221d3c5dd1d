"""Line Lancer / Линейный копейщик. Generated from cardscripts/tcg/rulebook/line-lancer.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    EFFECT,
    See,
    Step,
    Target,
)


class LineLancerAction(ActivatedAbility):
    """[tap]: Effect 'long lance' – wound an enemy creature standing opposite Line Lancer for 2.

    [tap]: Воздействие «длинное копьё» – ранить существо противника, стоящее напротив Линейного копейщика, на 2.
    """

    payments = (CloseThis(),)
    nature = EFFECT
    called = {"en": "long lance", "ru": "длинное копьё"}

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card) and see.neighbour(see.this, 1, 0) == card

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="line-lancer",
    type="creature",
    elements=("steppes",),
    classes=(),
    silver=4,
    life=8,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Line Lancer"},
        "ru": {"nom": "Линейный копейщик", "gen": "Линейного копейщика", "dat": "Линейному копейщику", "acc": "Линейного копейщика", "ins": "Линейным копейщиком", "prep": "Линейном копейщике"},
    },
    abilities=(LineLancerAction,),
)

SOURCE = "cardscripts/tcg/rulebook/line-lancer.yaml"
LINES: dict[int, int] = {29: 14}
