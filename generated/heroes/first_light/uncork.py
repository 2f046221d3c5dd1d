"""Uncork / Откупорить. Generated from cardscripts/heroes/first-light/uncork.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    SpellAbility,
    Step,
)


class UncorkSpell(SpellAbility):
    """Create a Bottled Squall.

    Создайте Шквал из бутылки.
    """

    def step_1(self, act: Act) -> None:
        act.create("bottled-squall", 1)

    steps = (Step(step_1),)
    makes = ("bottled-squall",)


CARD = CardDefinition(
    id="uncork",
    type="spell",
    elements=(),
    classes=("sorcery",),
    cost=3,
    names={
        "en": {"nom": "Uncork"},
        "ru": {"nom": "Откупорить", "gen": "Откупорить", "dat": "Откупорить", "acc": "Откупорить", "ins": "Откупорить", "prep": "Откупорить"},
    },
    abilities=(UncorkSpell,),
)

SOURCE = "cardscripts/heroes/first-light/uncork.yaml"
LINES: dict[int, int] = {18: 10}
