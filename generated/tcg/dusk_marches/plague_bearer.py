"""Plague Bearer / Разносчик мора. Generated from cardscripts/tcg/dusk-marches/plague-bearer.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    EFFECT,
    See,
    Step,
    Target,
)


class PlagueBearerAction(ActivatedAbility):
    """[tap]: Effect 'miasma' – poison a creature for 2.

    [tap]: Воздействие «миазмы» – отравить существо на 2.
    """

    payments = (CloseThis(),)
    nature = EFFECT
    called = {"en": "miasma", "ru": "миазмы"}

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.poison(act.target(1), 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="plague-bearer",
    type="creature",
    elements=("swamps",),
    classes=(),
    silver=5,
    life=8,
    move=1,
    strike=(1, 2, 2),
    names={
        "en": {"nom": "Plague Bearer"},
        "ru": {"nom": "Разносчик мора", "gen": "Разносчика мора", "dat": "Разносчику мора", "acc": "Разносчика мора", "ins": "Разносчиком мора", "prep": "Разносчике мора"},
    },
    abilities=(PlagueBearerAction,),
)

SOURCE = "cardscripts/tcg/dusk-marches/plague-bearer.yaml"
LINES: dict[int, int] = {29: 12}
