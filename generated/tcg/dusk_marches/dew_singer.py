"""Dew Singer / Певица росы. Generated from cardscripts/tcg/dusk-marches/dew-singer.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    See,
    Step,
    THEN,
    Target,
)


class DewSingerAction(ActivatedAbility):
    """[tap]: Heal a creature for 1-2-2.

    [tap]: Излечить существо на 1-2-2.
    """

    payments = (CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.roll()

    def step_2(self, act: Act) -> None:
        act.heal(act.target(1), act.by_roll((1, 2, 2)))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN, targets=(1,)))


CARD = CardDefinition(
    id="dew-singer",
    type="creature",
    elements=("forests",),
    classes=("river maiden",),
    silver=4,
    life=5,
    move=1,
    strike=(0, 1, 1),
    names={
        "en": {"nom": "Dew Singer"},
        "ru": {"nom": "Певица росы", "gen": "Певицы росы", "dat": "Певице росы", "acc": "Певицу росы", "ins": "Певицей росы", "prep": "Певице росы"},
    },
    abilities=(DewSingerAction,),
)

SOURCE = "cardscripts/tcg/dusk-marches/dew-singer.yaml"
LINES: dict[int, int] = {27: 12, 30: 12}
