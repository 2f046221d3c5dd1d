"""Wyrm Keeper / Змеиный смотритель. Generated from cardscripts/heroes/first-light/wyrm-keeper.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Cost,
    See,
    StaticAbility,
)


class WyrmKeeperRule(StaticAbility):
    """Your dragons cost (1) less.

    Ваши драконы стоят на (1) дешевле.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.has_class(card, "dragon") and see.is_yours(card)

    rows = (Cost(-1),)


CARD = CardDefinition(
    id="wyrm-keeper",
    type="creature",
    elements=("mountains",),
    classes=("dragonid",),
    cost=3,
    strike=2,
    lives=4,
    names={
        "en": {"nom": "Wyrm Keeper"},
        "ru": {"nom": "Змеиный смотритель", "gen": "Змеиного смотрителя", "dat": "Змеиному смотрителю", "acc": "Змеиного смотрителя", "ins": "Змеиным смотрителем", "prep": "Змеином смотрителе"},
    },
    abilities=(WyrmKeeperRule,),
)

SOURCE = "cardscripts/heroes/first-light/wyrm-keeper.yaml"
LINES: dict[int, int] = {18: 12}
