"""Mourner / Плакальщик. Generated from cardscripts/heroes/editions/mourner.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
)


class MournerTrigger(TriggeredAbility):
    """When your creature is put into the graveyard from the deck, draw a card.

    Когда ваше существо попадает на кладбище из колоды, возьмите карту.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    trigger = on.moves(card=fits_1, from_zone="deck", to="graveyard")

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="mourner",
    type="creature",
    elements=(),
    classes=("human",),
    cost=2,
    strike=1,
    lives=3,
    names={
        "en": {"nom": "Mourner"},
        "ru": {"nom": "Плакальщик", "gen": "Плакальщика", "dat": "Плакальщику", "acc": "Плакальщика", "ins": "Плакальщиком", "prep": "Плакальщике"},
    },
    abilities=(MournerTrigger,),
)

SOURCE = "cardscripts/heroes/editions/mourner.yaml"
LINES: dict[int, int] = {25: 12}
