"""Cleric / Клирик. Generated from cardscripts/tcg/rulebook/cleric.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    EFFECT,
    END_OF_GAME,
    Keyword,
    See,
    Step,
    Target,
)


class ClericAction(ActivatedAbility):
    """[tap]: Effect 'prayer' – a creature standing next to Cleric receives blessing until the end of the battle.

    [tap]: Воздействие «молитва» – существо, стоящее рядом с Клириком, получает благословение до конца боя.
    """

    payments = (CloseThis(),)
    nature = EFFECT
    called = {"en": "prayer", "ru": "молитва"}

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.adjacent(card, see.this)

    def step_1(self, act: Act) -> None:
        act.gain(act.target(1), Keyword("blessing"), until=END_OF_GAME)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="cleric",
    type="creature",
    elements=("steppes",),
    classes=(),
    silver=4,
    life=6,
    move=1,
    strike=(1, 1, 2),
    names={
        "en": {"nom": "Cleric"},
        "ru": {"nom": "Клирик", "gen": "Клирика", "dat": "Клирику", "acc": "Клирика", "ins": "Клириком", "prep": "Клирике"},
    },
    abilities=(ClericAction,),
)

SOURCE = "cardscripts/tcg/rulebook/cleric.yaml"
LINES: dict[int, int] = {31: 13}
