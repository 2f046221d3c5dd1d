"""Borrowed Formula / Одолженная формула. Generated from cardscripts/heroes/first-light/borrowed-formula.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class BorrowedFormulaSpell(SpellAbility):
    """Wound a creature for 2.

    Ранить существо на 2.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class BorrowedFormulaSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="borrowed-formula",
    type="spell",
    elements=("mountains",),
    classes=("wizardry",),
    cost=2,
    names={
        "en": {"nom": "Borrowed Formula"},
        "ru": {"nom": "Одолженная формула", "gen": "Одолжённой формулы", "dat": "Одолжённой формуле", "acc": "Одолжённую формулу", "ins": "Одолжённой формулой", "prep": "Одолжённой формуле"},
    },
    abilities=(BorrowedFormulaSpell, BorrowedFormulaSpell2,),
    deck_heroes=("mage",),
)

SOURCE = "cardscripts/heroes/first-light/borrowed-formula.yaml"
LINES: dict[int, int] = {23: 10, 36: 10}
