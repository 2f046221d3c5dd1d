"""Avalanche Caller / Зовущий лавину. Generated from cardscripts/heroes/first-light/avalanche-caller.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    THEN,
    Target,
    TriggeredAbility,
    on,
    this_card,
)


class AvalancheCallerHire(TriggeredAbility):
    """Hire: Wound a creature for 4, wound the opposing hero for the excess damage.

    Найм: Ранить существо на 4, ранить героя противника на избыточный урон.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 4)

    def step_2(self, act: Act) -> None:
        act.wound(act.opposing_hero, act.previous.excess)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN))


CARD = CardDefinition(
    id="avalanche-caller",
    type="creature",
    elements=("mountains",),
    classes=("mage",),
    cost=5,
    strike=3,
    lives=4,
    names={
        "en": {"nom": "Avalanche Caller"},
        "ru": {"nom": "Зовущий лавину", "gen": "Зовущего лавину", "dat": "Зовущему лавину", "acc": "Зовущего лавину", "ins": "Зовущим лавину", "prep": "Зовущем лавину"},
    },
    abilities=(AvalancheCallerHire,),
)

SOURCE = "cardscripts/heroes/first-light/avalanche-caller.yaml"
LINES: dict[int, int] = {29: 12, 32: 12}
