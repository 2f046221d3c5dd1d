"""Scattered Pages / Разлетевшиеся страницы. Generated from cardscripts/heroes/rulebook/scattered-pages.yaml; do not edit."""

from runtime.heroes.script import (
    AT_RANDOM,
    Act,
    BOTTOM,
    CardDefinition,
    EXACTLY,
    GRAVEYARD,
    See,
    SpellAbility,
    Step,
    Target,
    YOURS,
)


class ScatteredPagesSpell(SpellAbility):
    """Put three cards from your graveyard on the bottom of your deck in random order.

    Положите три карты с кладбища под низ вашей колоды в случайном порядке.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return True

    def step_1(self, act: Act) -> None:
        act.to_deck(act.targets(1), BOTTOM, order=AT_RANDOM)

    targets = (Target(1, may_target_1, count=EXACTLY(3), zone=GRAVEYARD, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="scattered-pages",
    type="spell",
    elements=(),
    classes=("wizardry",),
    cost=1,
    names={
        "en": {"nom": "Scattered Pages"},
        "ru": {"nom": "Разлетевшиеся страницы", "gen": "Разлетевшихся страниц", "dat": "Разлетевшимся страницам", "acc": "Разлетевшиеся страницы", "ins": "Разлетевшимися страницами", "prep": "Разлетевшихся страницах", "number": "pl"},
    },
    abilities=(ScatteredPagesSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/scattered-pages.yaml"
LINES: dict[int, int] = {28: 11}
