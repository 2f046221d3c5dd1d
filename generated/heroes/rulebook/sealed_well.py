"""Sealed Well / Запечатанный колодец. Generated from cardscripts/heroes/rulebook/sealed-well.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    OPPONENT,
    PlayersCannot,
    START_OF_YOUR_NEXT_TURN,
    SpellAbility,
    StaticAbility,
    Step,
)


class SealedWellRule(StaticAbility):
    """Until the start of your next turn, the opponent cannot draw a card.

    До начала вашего следующего хода противник не может взять карту.
    """

    rows = (PlayersCannot("draw", OPPONENT),)


class SealedWellSpell(SpellAbility):
    """Until the start of your next turn, the opponent cannot draw a card.

    До начала вашего следующего хода противник не может взять карту.
    """

    def step_1(self, act: Act) -> None:
        act.gain(act.your_hero, SealedWellRule, until=START_OF_YOUR_NEXT_TURN)

    steps = (Step(step_1),)
    grants = (SealedWellRule,)


CARD = CardDefinition(
    id="sealed-well",
    type="spell",
    elements=("darkness",),
    classes=("wizardry",),
    cost=3,
    names={
        "en": {"nom": "Sealed Well"},
        "ru": {"nom": "Запечатанный колодец", "gen": "Запечатанного колодца", "dat": "Запечатанному колодцу", "acc": "Запечатанный колодец", "ins": "Запечатанным колодцем", "prep": "Запечатанном колодце"},
    },
    abilities=(SealedWellSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/sealed-well.yaml"
LINES: dict[int, int] = {31: 11}
