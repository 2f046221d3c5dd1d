"""Air Elemental / Элементаль воздуха. Generated from cardscripts/heroes/rulebook/air-elemental.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    this_card,
)


class AirElementalHire(TriggeredAbility):
    """Hire: Wound the chosen character for 1.

    Найм: Ранить выбранного персонажа на 1.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_character(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="air-elemental",
    type="creature",
    elements=("mountains",),
    classes=("elemental",),
    cost=2,
    strike=1,
    lives=1,
    names={
        "en": {"nom": "Air Elemental"},
        "ru": {"nom": "Элементаль воздуха", "gen": "Элементаля воздуха", "dat": "Элементали воздуха", "acc": "Элементаля воздуха", "ins": "Элементалью воздуха", "prep": "Элементали воздуха"},
    },
    abilities=(AirElementalHire,),
    keywords=(Keyword("created"),),
)

SOURCE = "cardscripts/heroes/rulebook/air-elemental.yaml"
LINES: dict[int, int] = {29: 12}
