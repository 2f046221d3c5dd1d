"""Declared Luck / Объявленная удача. Generated from cardscripts/heroes/first-light/declared-luck.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    SpellAbility,
    Step,
    THEN,
)


class DeclaredLuckSpell(SpellAbility):
    """Draw a card, reveal the card drawn this way.

    Возьмите карту, покажите взятую таким образом карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    def step_2(self, act: Act) -> None:
        act.show(act.previous.cards)

    steps = (Step(step_1), Step(step_2, link=THEN))


class DeclaredLuckSpell2(SpellAbility):
    """Heal your hero for 1.

    Излечить вашего героя на 1.
    """

    def step_1(self, act: Act) -> None:
        act.heal(act.your_hero, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="declared-luck",
    type="spell",
    elements=(),
    classes=("sorcery",),
    cost=1,
    names={
        "en": {"nom": "Declared Luck"},
        "ru": {"nom": "Объявленная удача", "gen": "Объявленной удачи", "dat": "Объявленной удаче", "acc": "Объявленную удачу", "ins": "Объявленной удачей", "prep": "Объявленной удаче"},
    },
    abilities=(DeclaredLuckSpell, DeclaredLuckSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/declared-luck.yaml"
LINES: dict[int, int] = {19: 10, 22: 10, 34: 10}
