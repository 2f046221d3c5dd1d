"""Loaded Dice / Шулерские кости. Generated from cardscripts/heroes/first-light/loaded-dice.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
)


class LoadedDiceTrigger(TriggeredAbility):
    """When your creature becomes the target of a spell, draw a card.

    Когда ваше существо становится целью заклинания, возьмите карту.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    trigger = on.becomes_target(card=fits_1, how="spell")

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="loaded-dice",
    type="support",
    elements=(),
    classes=("amulet",),
    cost=3,
    names={
        "en": {"nom": "Loaded Dice"},
        "ru": {"nom": "Шулерские кости", "gen": "Шулерских костей", "dat": "Шулерским костям", "acc": "Шулерские кости", "ins": "Шулерскими костями", "prep": "Шулерских костях", "number": "pl"},
    },
    abilities=(LoadedDiceTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/loaded-dice.yaml"
LINES: dict[int, int] = {25: 10}
