"""False Promise / Ложное обещание. Generated from cardscripts/heroes/rulebook/false-promise.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    END_OF_TURN,
    See,
    SpellAbility,
    Step,
    Target,
)


class FalsePromiseSpell(SpellAbility):
    """Take control of a creature until the end of the turn.

    Возьмите под контроль существо до конца хода.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.take_control(act.target(1), until=END_OF_TURN)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="false-promise",
    type="spell",
    elements=("darkness",),
    classes=("wizardry",),
    cost=4,
    names={
        "en": {"nom": "False Promise"},
        "ru": {"nom": "Ложное обещание", "gen": "Ложного обещания", "dat": "Ложному обещанию", "acc": "Ложное обещание", "ins": "Ложным обещанием", "prep": "Ложном обещании"},
    },
    abilities=(FalsePromiseSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/false-promise.yaml"
LINES: dict[int, int] = {24: 11}
