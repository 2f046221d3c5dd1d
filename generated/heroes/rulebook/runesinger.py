"""Runesinger / Рунопевец. Generated from cardscripts/heroes/rulebook/runesinger.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Cost,
    See,
    StaticAbility,
)


class RunesingerRule(StaticAbility):
    """Your gnomes cost (1) less.

    Ваши гномы стоят на (1) дешевле.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.has_class(card, "gnome") and see.is_yours(card)

    rows = (Cost(-1),)


CARD = CardDefinition(
    id="runesinger",
    type="creature",
    elements=("mountains",),
    classes=("gnome",),
    cost=3,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Runesinger"},
        "ru": {"nom": "Рунопевец", "gen": "Рунопевца", "dat": "Рунопевцу", "acc": "Рунопевца", "ins": "Рунопевцом", "prep": "Рунопевце"},
    },
    abilities=(RunesingerRule,),
)

SOURCE = "cardscripts/heroes/rulebook/runesinger.yaml"
LINES: dict[int, int] = {18: 13}
