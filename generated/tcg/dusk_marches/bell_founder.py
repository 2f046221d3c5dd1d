"""Bell Founder / Литейщик колоколов. Generated from cardscripts/tcg/dusk-marches/bell-founder.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    See,
    Step,
    Target,
    Tokens,
)


class BellFounderAction(ActivatedAbility):
    """2[token][tap]: Close an enemy creature.

    2[token][tap]: Закрыть существо противника.
    """

    payments = (Tokens(2), CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.close(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="bell-founder",
    type="creature",
    elements=("mountains",),
    classes=(),
    silver=4,
    life=7,
    move=1,
    strike=(1, 2, 2),
    names={
        "en": {"nom": "Bell Founder"},
        "ru": {"nom": "Литейщик колоколов", "gen": "Литейщика колоколов", "dat": "Литейщику колоколов", "acc": "Литейщика колоколов", "ins": "Литейщиком колоколов", "prep": "Литейщике колоколов"},
    },
    abilities=(BellFounderAction,),
)

SOURCE = "cardscripts/tcg/dusk-marches/bell-founder.yaml"
LINES: dict[int, int] = {27: 12}
