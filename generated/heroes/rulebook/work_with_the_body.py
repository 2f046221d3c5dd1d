"""Work with the Body / Работа с телом. Generated from cardscripts/heroes/rulebook/work-with-the-body.yaml; do not edit."""

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


class WorkWithTheBodyMode(Mode):
    """A creature gets +2 to strike.

    Существо получает +2 к удару.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.add_strike(act.target(1), 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class WorkWithTheBodyMode2(Mode):
    """Heal a creature for 3.

    Излечить существо на 3.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.heal(act.target(1), 3)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class WorkWithTheBodySpell(SpellAbility):
    """Choose one: - A creature gets +2 to strike. - Heal a creature for 3.

    Выберите одно из: - Существо получает +2 к удару. - Излечить существо на 3.
    """

    choose = Choose((WorkWithTheBodyMode, WorkWithTheBodyMode2,), 1, 1)


CARD = CardDefinition(
    id="work-with-the-body",
    type="spell",
    elements=("steppes",),
    classes=("action",),
    cost=2,
    names={
        "en": {"nom": "Work with the Body"},
        "ru": {"nom": "Работа с телом", "gen": "Работы с телом", "dat": "Работе с телом", "acc": "Работу с телом", "ins": "Работой с телом", "prep": "Работе с телом"},
    },
    abilities=(WorkWithTheBodySpell,),
)

SOURCE = "cardscripts/heroes/rulebook/work-with-the-body.yaml"
LINES: dict[int, int] = {25: 12, 41: 13}
