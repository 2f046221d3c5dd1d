"""Great Homecoming / Великое возвращение. Generated from cardscripts/heroes/rulebook/great-homecoming.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    OWNERS_ORDER,
    See,
    SpellAbility,
    Step,
    TOP,
)


class GreatHomecomingSpell(SpellAbility):
    """Put all creatures on top of their owners' decks in the order chosen by their owners.

    Положите всех существ на верх колоды владельца в порядке, выбранном их владельцами.
    """

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.to_deck(act.all(GreatHomecomingSpell.such_1), TOP, order=OWNERS_ORDER)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="great-homecoming",
    type="spell",
    elements=("forests",),
    classes=("ritual",),
    cost=6,
    names={
        "en": {"nom": "Great Homecoming"},
        "ru": {"nom": "Великое возвращение", "gen": "Великого возвращения", "dat": "Великому возвращению", "acc": "Великое возвращение", "ins": "Великим возвращением", "prep": "Великом возвращении"},
    },
    abilities=(GreatHomecomingSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/great-homecoming.yaml"
LINES: dict[int, int] = {24: 11}
