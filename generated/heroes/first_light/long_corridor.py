"""Long Corridor / Длинный коридор. Generated from cardscripts/heroes/first-light/long-corridor.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    EntersClosed,
    See,
    StaticAbility,
)


class LongCorridorRule(StaticAbility):
    """Opposing creatures enter play closed.

    Существа противника входят в игру закрытыми.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    rows = (EntersClosed(),)


CARD = CardDefinition(
    id="long-corridor",
    type="support",
    elements=("darkness",),
    classes=("terrain",),
    cost=3,
    names={
        "en": {"nom": "Long Corridor"},
        "ru": {"nom": "Длинный коридор", "gen": "Длинного коридора", "dat": "Длинному коридору", "acc": "Длинный коридор", "ins": "Длинным коридором", "prep": "Длинном коридоре"},
    },
    abilities=(LongCorridorRule,),
)

SOURCE = "cardscripts/heroes/first-light/long-corridor.yaml"
LINES: dict[int, int] = {18: 10}
