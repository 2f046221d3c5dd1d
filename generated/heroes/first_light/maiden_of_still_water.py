"""Maiden of Still Water / Дева стоячей воды. Generated from cardscripts/heroes/first-light/maiden-of-still-water.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    START_OF_YOUR_NEXT_TURN,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    this_card,
)


class MaidenOfStillWaterHire(TriggeredAbility):
    """Hire: An opposing creature loses all features until the start of your next turn.

    Найм: Существо противника теряет все особенности до начала вашего следующего хода.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.lose_features(act.target(1), until=START_OF_YOUR_NEXT_TURN)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="maiden-of-still-water",
    type="creature",
    elements=("swamps",),
    classes=("river maiden",),
    cost=3,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Maiden of Still Water"},
        "ru": {"nom": "Дева стоячей воды", "gen": "Девы стоячей воды", "dat": "Деве стоячей воды", "acc": "Деву стоячей воды", "ins": "Девой стоячей воды", "prep": "Деве стоячей воды"},
    },
    abilities=(MaidenOfStillWaterHire,),
)

SOURCE = "cardscripts/heroes/first-light/maiden-of-still-water.yaml"
LINES: dict[int, int] = {29: 12}
