"""Unicorn / Единорог. Generated from cardscripts/tcg/rulebook/unicorn.yaml; do not edit."""

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


class UnicornAction(ActivatedAbility):
    """[tap]: Effect 'purity' – destroy an enemy creature of cost 6 or less.

    [tap]: Воздействие «чистота» – уничтожить существо противника стоимостью 6 или менее.
    """

    payments = (CloseThis(),)
    nature = EFFECT
    called = {"en": "purity", "ru": "чистота"}

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card) and see.cost(card) <= 6

    def step_1(self, act: Act) -> None:
        act.destroy(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="unicorn",
    type="creature",
    elements=("forests",),
    classes=(),
    gold=8,
    life=10,
    move=2,
    strike=(2, 3, 4),
    names={
        "en": {"nom": "Unicorn"},
        "ru": {"nom": "Единорог", "gen": "Единорога", "dat": "Единорогу", "acc": "Единорога", "ins": "Единорогом", "prep": "Единороге"},
    },
    abilities=(UnicornAction,),
)

SOURCE = "cardscripts/tcg/rulebook/unicorn.yaml"
LINES: dict[int, int] = {29: 14}
