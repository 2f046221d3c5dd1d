"""Crossroads / Перекрёсток. Generated from cardscripts/heroes/editions/crossroads.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Choose,
    Mode,
    See,
    SpellAbility,
    Step,
    Target,
)


class CrossroadsMode(Mode):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


class CrossroadsMode2(Mode):
    """Wound a creature for 2.

    Ранить существо на 2.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class CrossroadsSpell(SpellAbility):
    """Choose one or more: - Draw a card. - Wound a creature for 2.

    Выберите одно или более: - Возьмите карту. - Ранить существо на 2.
    """

    choose = Choose((CrossroadsMode, CrossroadsMode2,), 1, 2)


CARD = CardDefinition(
    id="crossroads",
    type="spell",
    elements=(),
    classes=("wizardry",),
    cost=2,
    names={
        "en": {"nom": "Crossroads"},
        "ru": {"nom": "Перекрёсток", "gen": "Перекрёстка", "dat": "Перекрёстку", "acc": "Перекрёсток", "ins": "Перекрёстком", "prep": "Перекрёстке"},
    },
    abilities=(CrossroadsSpell,),
)

SOURCE = "cardscripts/heroes/editions/crossroads.yaml"
LINES: dict[int, int] = {22: 11, 37: 12}
