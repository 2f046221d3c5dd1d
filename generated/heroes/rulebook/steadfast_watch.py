"""Steadfast Watch / Стойкая стража. Generated from cardscripts/heroes/rulebook/steadfast-watch.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    START_OF_YOUR_NEXT_TURN,
    See,
    SpellAbility,
    Step,
    Target,
)


class SteadfastWatchSpell(SpellAbility):
    """A creature gains First strike until the start of your next turn.

    Существо получает Первый удар до начала вашего следующего хода.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.gain(act.target(1), Keyword("first-strike"), until=START_OF_YOUR_NEXT_TURN)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="steadfast-watch",
    type="spell",
    elements=("steppes",),
    classes=("order",),
    cost=2,
    names={
        "en": {"nom": "Steadfast Watch"},
        "ru": {"nom": "Стойкая стража", "gen": "Стойкой стражи", "dat": "Стойкой страже", "acc": "Стойкую стражу", "ins": "Стойкой стражей", "prep": "Стойкой страже"},
    },
    abilities=(SteadfastWatchSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/steadfast-watch.yaml"
LINES: dict[int, int] = {25: 11}
