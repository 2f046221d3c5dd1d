"""Open Book / Открытая книга. Generated from cardscripts/heroes/rulebook/open-book.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    SpellAbility,
    Step,
    THEN,
)


class OpenBookSpell(SpellAbility):
    """Draw a card, reveal the card drawn this way.

    Возьмите карту, покажите взятую таким образом карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    def step_2(self, act: Act) -> None:
        act.show(act.previous.cards)

    steps = (Step(step_1), Step(step_2, link=THEN))


CARD = CardDefinition(
    id="open-book",
    type="spell",
    elements=(),
    classes=("wizardry",),
    cost=1,
    names={
        "en": {"nom": "Open Book"},
        "ru": {"nom": "Открытая книга", "gen": "Открытой книги", "dat": "Открытой книге", "acc": "Открытую книгу", "ins": "Открытой книгой", "prep": "Открытой книге"},
    },
    abilities=(OpenBookSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/open-book.yaml"
LINES: dict[int, int] = {19: 11, 22: 11}
