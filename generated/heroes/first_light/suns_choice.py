"""Sun's Choice / Выбор солнца. Generated from cardscripts/heroes/first-light/suns-choice.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Choose,
    END_OF_TURN,
    Mode,
    See,
    SpellAbility,
    Step,
    Target,
)


class SunsChoiceMode(Mode):
    """Heal a character for 4.

    Излечить персонажа на 4.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_character(card)

    def step_1(self, act: Act) -> None:
        act.heal(act.target(1), 4)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class SunsChoiceMode2(Mode):
    """A creature gets +3 to strike until the end of the turn.

    Существо получает +3 к удару до конца хода.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.add_strike(act.target(1), 3, until=END_OF_TURN)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class SunsChoiceMode3(Mode):
    """Destroy an opposing equipment.

    Уничтожьте экипировку противника.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_equipment(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.destroy(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class SunsChoiceSpell(SpellAbility):
    """Choose one: - Heal a character for 4 - A creature gets +3 to strike until the end of the turn - Destroy an opposing equipment.

    Выберите одно из: - Излечить персонажа на 4 - Существо получает +3 к удару до конца хода - Уничтожьте экипировку противника.
    """

    choose = Choose((SunsChoiceMode, SunsChoiceMode2, SunsChoiceMode3,), 1, 1)


CARD = CardDefinition(
    id="suns-choice",
    type="spell",
    elements=("steppes",),
    classes=("ritual",),
    cost=2,
    names={
        "en": {"nom": "Sun's Choice"},
        "ru": {"nom": "Выбор солнца", "gen": "Выбора солнца", "dat": "Выбору солнца", "acc": "Выбор солнца", "ins": "Выбором солнца", "prep": "Выборе солнца"},
    },
    abilities=(SunsChoiceSpell,),
)

SOURCE = "cardscripts/heroes/first-light/suns-choice.yaml"
LINES: dict[int, int] = {26: 11, 42: 12, 58: 13}
