"""Yak Herder / Пастух яков. Generated from cardscripts/heroes/first-light/yak-herder.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Cost,
    See,
    StaticAbility,
)


class YakHerderRule(StaticAbility):
    """Your yaks cost (1) less.

    Ваши яки стоят на (1) дешевле.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.has_class(card, "yak") and see.is_yours(card)

    rows = (Cost(-1),)


CARD = CardDefinition(
    id="yak-herder",
    type="creature",
    elements=("steppes",),
    classes=("human",),
    cost=2,
    strike=2,
    lives=2,
    names={
        "en": {"nom": "Yak Herder"},
        "ru": {"nom": "Пастух яков", "gen": "Пастуха яков", "dat": "Пастуху яков", "acc": "Пастуха яков", "ins": "Пастухом яков", "prep": "Пастухе яков"},
    },
    abilities=(YakHerderRule,),
)

SOURCE = "cardscripts/heroes/first-light/yak-herder.yaml"
LINES: dict[int, int] = {18: 12}
