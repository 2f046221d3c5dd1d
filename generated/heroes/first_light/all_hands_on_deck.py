"""All Hands on Deck / Свистать всех наверх. Generated from cardscripts/heroes/first-light/all-hands-on-deck.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
)


class AllHandsOnDeckSpell(SpellAbility):
    """Create a Camp Rat for each of your creatures.

    Создайте Лагерную крысу за каждое ваше существо.
    """

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.create("camp-rat", len(act.all(AllHandsOnDeckSpell.such_1)))

    steps = (Step(step_1),)
    makes = ("camp-rat",)


CARD = CardDefinition(
    id="all-hands-on-deck",
    type="spell",
    elements=(),
    classes=("action",),
    cost=4,
    names={
        "en": {"nom": "All Hands on Deck"},
        "ru": {"nom": "Свистать всех наверх", "gen": "Свистать всех наверх", "dat": "Свистать всех наверх", "acc": "Свистать всех наверх", "ins": "Свистать всех наверх", "prep": "Свистать всех наверх"},
    },
    abilities=(AllHandsOnDeckSpell,),
)

SOURCE = "cardscripts/heroes/first-light/all-hands-on-deck.yaml"
LINES: dict[int, int] = {22: 10}
