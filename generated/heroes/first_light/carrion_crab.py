"""Carrion Crab / Краб-падальщик. Generated from cardscripts/heroes/first-light/carrion-crab.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
)


class CarrionCrabTrigger(TriggeredAbility):
    """When another of your creatures dies on your turn, draw a card.

    При гибели вашего другого существа в ваш ход возьмите карту.
    """

    def condition(self, see: See) -> bool:
        return see.your_turn

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and card != see.this

    trigger = on.dies(card=fits_1)

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="carrion-crab",
    type="creature",
    elements=("swamps",),
    classes=("beast",),
    cost=3,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Carrion Crab"},
        "ru": {"nom": "Краб-падальщик", "gen": "Краба-падальщика", "dat": "Крабу-падальщику", "acc": "Краба-падальщика", "ins": "Крабом-падальщиком", "prep": "Крабе-падальщике"},
    },
    abilities=(CarrionCrabTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/carrion-crab.yaml"
LINES: dict[int, int] = {20: 12, 28: 12}
