"""Rune Carver / Резчица рун. Generated from cardscripts/heroes/first-light/rune-carver.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Cost,
    See,
    StaticAbility,
)


class RuneCarverRule(StaticAbility):
    """Your spells cost (1) less.

    Ваши заклинания стоят на (1) дешевле.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_spell(card) and see.is_yours(card)

    rows = (Cost(-1),)


CARD = CardDefinition(
    id="rune-carver",
    type="creature",
    elements=("mountains",),
    classes=("gnome",),
    cost=3,
    strike=2,
    lives=2,
    names={
        "en": {"nom": "Rune Carver"},
        "ru": {"nom": "Резчица рун", "gen": "Резчицы рун", "dat": "Резчице рун", "acc": "Резчицу рун", "ins": "Резчицей рун", "prep": "Резчице рун"},
    },
    abilities=(RuneCarverRule,),
)

SOURCE = "cardscripts/heroes/first-light/rune-carver.yaml"
LINES: dict[int, int] = {18: 12}
