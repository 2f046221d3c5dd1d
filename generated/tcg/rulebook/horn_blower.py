"""Horn Blower / Трубач. Generated from cardscripts/tcg/rulebook/horn-blower.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Count,
    DECK,
    See,
    Step,
    Target,
    YOURS,
)


class HornBlowerAction(ActivatedAbility):
    """[tap]: Summon a creature.

    [tap]: Вызвать существо из колоды.
    """

    payments = (CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.summon(act.targets(1))

    targets = (Target(1, may_target_1, count=Count(0, 1), zone=DECK, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="horn-blower",
    type="creature",
    elements=(),
    classes=(),
    silver=4,
    life=6,
    move=1,
    strike=(1, 1, 2),
    names={
        "en": {"nom": "Horn Blower"},
        "ru": {"nom": "Трубач", "gen": "Трубача", "dat": "Трубачу", "acc": "Трубача", "ins": "Трубачом", "prep": "Трубаче"},
    },
    abilities=(HornBlowerAction,),
)

SOURCE = "cardscripts/tcg/rulebook/horn-blower.yaml"
LINES: dict[int, int] = {29: 14}
