"""Split Allegiance / Двойная присяга. Generated from cardscripts/heroes/first-light/split-allegiance.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class SplitAllegianceSpell(SpellAbility):
    """Wound an opposing multi-element creature for 5.

    Ранить мультистихийное существо противника на 5.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card) and len(see.elements(card)) > 1

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 5)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="split-allegiance",
    type="spell",
    elements=("darkness",),
    classes=("action",),
    cost=2,
    names={
        "en": {"nom": "Split Allegiance"},
        "ru": {"nom": "Двойная присяга", "gen": "Двойной присяги", "dat": "Двойной присяге", "acc": "Двойную присягу", "ins": "Двойной присягой", "prep": "Двойной присяге"},
    },
    abilities=(SplitAllegianceSpell,),
)

SOURCE = "cardscripts/heroes/first-light/split-allegiance.yaml"
LINES: dict[int, int] = {23: 10}
