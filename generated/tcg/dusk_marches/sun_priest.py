"""Sun Priest / Жрец Солнца. Generated from cardscripts/tcg/dusk-marches/sun-priest.yaml; do not edit."""

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


class SunPriestAction(ActivatedAbility):
    """[tap]: Effect 'sunlit oath' – a creature receives blessing until the end of the battle.

    [tap]: Воздействие «клятва под солнцем» – существо получает благословение до конца боя.
    """

    payments = (CloseThis(),)
    nature = EFFECT
    called = {"en": "sunlit oath", "ru": "клятва под солнцем"}

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.gain(act.target(1), Keyword("blessing"), until=END_OF_GAME)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="sun-priest",
    type="creature",
    elements=("steppes",),
    classes=(),
    gold=5,
    life=7,
    move=1,
    strike=(1, 2, 2),
    names={
        "en": {"nom": "Sun Priest"},
        "ru": {"nom": "Жрец Солнца", "gen": "Жреца Солнца", "dat": "Жрецу Солнца", "acc": "Жреца Солнца", "ins": "Жрецом Солнца", "prep": "Жреце Солнца"},
    },
    abilities=(SunPriestAction,),
)

SOURCE = "cardscripts/tcg/dusk-marches/sun-priest.yaml"
LINES: dict[int, int] = {31: 12}
