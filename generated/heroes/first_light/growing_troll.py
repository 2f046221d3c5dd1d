"""Growing Troll / Подросший тролль. Generated from cardscripts/heroes/first-light/growing-troll.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    EntersWith,
    See,
    StaticAbility,
    Step,
    Target,
)


class GrowingTrollRule(StaticAbility):
    """Enters play with 2 enhancement effects.

    Входит в игру с 2 эффектами усиления.
    """

    rows = (EntersWith("enhancement", 2),)


class GrowingTrollAction(ActivatedAbility):
    """(T): Move all enhancement effects from Growing Troll to another of your creatures.

    (Т): Переместите все эффекты усиления с Подросшего тролля на ваше другое существо.
    """

    payments = (CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and card != see.this

    def step_1(self, act: Act) -> None:
        number = act.enhancements(act.this)
        act.remove_enhancement(act.this, number)
        act.enhance(act.target(1), number)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="growing-troll",
    type="creature",
    elements=("swamps",),
    classes=("troll",),
    cost=4,
    strike=2,
    lives=2,
    names={
        "en": {"nom": "Growing Troll"},
        "ru": {"nom": "Подросший тролль", "gen": "Подросшего тролля", "dat": "Подросшему троллю", "acc": "Подросшего тролля", "ins": "Подросшим троллем", "prep": "Подросшем тролле"},
    },
    abilities=(GrowingTrollRule, GrowingTrollAction,),
)

SOURCE = "cardscripts/heroes/first-light/growing-troll.yaml"
LINES: dict[int, int] = {37: 12, 38: 12, 39: 12}
