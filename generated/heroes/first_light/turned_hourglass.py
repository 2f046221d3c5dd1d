"""Turned Hourglass / Перевёрнутые часы. Generated from cardscripts/heroes/first-light/turned-hourglass.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    SpellAbility,
    Step,
)


class TurnedHourglassSpell(SpellAbility):
    """Receive an extra turn.

    Получите дополнительный ход.
    """

    def step_1(self, act: Act) -> None:
        act.extra_turn()

    steps = (Step(step_1),)


class TurnedHourglassSpell2(SpellAbility):
    """Wound your hero for 4.

    Ранить вашего героя на 4.
    """

    def step_1(self, act: Act) -> None:
        act.wound(act.your_hero, 4)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="turned-hourglass",
    type="spell",
    elements=(),
    classes=("sorcery",),
    cost=7,
    names={
        "en": {"nom": "Turned Hourglass"},
        "ru": {"nom": "Перевёрнутые часы", "gen": "Перевёрнутых часов", "dat": "Перевёрнутым часам", "acc": "Перевёрнутые часы", "ins": "Перевёрнутыми часами", "prep": "Перевёрнутых часах", "number": "pl"},
    },
    abilities=(TurnedHourglassSpell, TurnedHourglassSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/turned-hourglass.yaml"
LINES: dict[int, int] = {18: 10, 30: 10}
