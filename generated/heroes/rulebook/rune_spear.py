"""Rune Spear / Руническое копьё. Generated from cardscripts/heroes/rulebook/rune-spear.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    Coins,
    Grants,
    See,
    StaticAbility,
    Step,
)


class RuneSpearAction(ActivatedAbility):
    """(1): Draw a card.

    (1): Возьмите карту.
    """

    payments = (Coins(1),)

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


class RuneSpearRule(StaticAbility):
    """Your open creatures have '(1): Draw a card.'.

    Ваши открытые существа имеют «(1): Возьмите карту».
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and see.is_open(card)

    rows = (Grants((RuneSpearAction,)),)


CARD = CardDefinition(
    id="rune-spear",
    type="support",
    elements=("mountains",),
    classes=("weapon",),
    cost=3,
    names={
        "en": {"nom": "Rune Spear"},
        "ru": {"nom": "Руническое копьё", "gen": "Рунического копья", "dat": "Руническому копью", "acc": "Руническое копьё", "ins": "Руническим копьём", "prep": "Руническом копье"},
    },
    abilities=(RuneSpearRule,),
)

SOURCE = "cardscripts/heroes/rulebook/rune-spear.yaml"
LINES: dict[int, int] = {24: 11, 36: 11}
