"""Heavy Fog / Тяжёлый туман. Generated from cardscripts/heroes/rulebook/heavy-fog.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Loses,
    See,
    StaticAbility,
)


class HeavyFogRule(StaticAbility):
    """All creatures lose Charge.

    Все существа теряют Рывок.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    rows = (Loses(("charge",)),)


CARD = CardDefinition(
    id="heavy-fog",
    type="support",
    elements=("swamps",),
    classes=("terrain",),
    cost=3,
    names={
        "en": {"nom": "Heavy Fog"},
        "ru": {"nom": "Тяжёлый туман", "gen": "Тяжёлого тумана", "dat": "Тяжёлому туману", "acc": "Тяжёлый туман", "ins": "Тяжёлым туманом", "prep": "Тяжёлом тумане"},
    },
    abilities=(HeavyFogRule,),
)

SOURCE = "cardscripts/heroes/rulebook/heavy-fog.yaml"
LINES: dict[int, int] = {18: 11}
