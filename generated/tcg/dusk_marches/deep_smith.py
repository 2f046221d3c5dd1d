"""Deep Smith / Глубинный кузнец. Generated from cardscripts/tcg/dusk-marches/deep-smith.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    EFFECT,
    END_OF_TURN,
    See,
    Step,
    Target,
)


class DeepSmithAction(ActivatedAbility):
    """[tap]: Effect 'tempering' – a creature gets +1 to strike until the end of the turn.

    [tap]: Воздействие «закалка» – существо получает +1 к удару до конца хода.
    """

    payments = (CloseThis(),)
    nature = EFFECT
    called = {"en": "tempering", "ru": "закалка"}

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.add_strike(act.target(1), 1, until=END_OF_TURN)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="deep-smith",
    type="creature",
    elements=("mountains",),
    classes=("dwarf",),
    gold=5,
    life=8,
    move=1,
    strike=(2, 2, 3),
    names={
        "en": {"nom": "Deep Smith"},
        "ru": {"nom": "Глубинный кузнец", "gen": "Глубинного кузнеца", "dat": "Глубинному кузнецу", "acc": "Глубинного кузнеца", "ins": "Глубинным кузнецом", "prep": "Глубинном кузнеце"},
    },
    abilities=(DeepSmithAction,),
)

SOURCE = "cardscripts/tcg/dusk-marches/deep-smith.yaml"
LINES: dict[int, int] = {30: 12}
