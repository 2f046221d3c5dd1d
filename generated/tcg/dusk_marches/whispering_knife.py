"""Whispering Knife / Шепчущий нож. Generated from cardscripts/tcg/dusk-marches/whispering-knife.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    See,
    Step,
    Target,
)


class WhisperingKnifeAction(ActivatedAbility):
    """[tap]: Finishing off at 3.

    [tap]: Добивание на 3.
    """

    payments = (CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.may_finish_off(card, 3)

    def step_1(self, act: Act) -> None:
        act.finish_off(act.target(1), 3)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="whispering-knife",
    type="creature",
    elements=("darkness",),
    classes=(),
    silver=6,
    life=7,
    move=2,
    strike=(2, 2, 3),
    names={
        "en": {"nom": "Whispering Knife"},
        "ru": {"nom": "Шепчущий нож", "gen": "Шепчущего ножа", "dat": "Шепчущему ножу", "acc": "Шепчущий нож", "ins": "Шепчущим ножом", "prep": "Шепчущем ноже"},
    },
    abilities=(WhisperingKnifeAction,),
)

SOURCE = "cardscripts/tcg/dusk-marches/whispering-knife.yaml"
LINES: dict[int, int] = {26: 12}
