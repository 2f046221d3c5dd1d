"""Plain Steel / Простая сталь. Generated from cardscripts/heroes/first-light/plain-steel.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Lives,
    See,
    StaticAbility,
    Strike,
)


class PlainSteelRule(StaticAbility):
    """Your creatures without features have +1 to strike and lives.

    Ваши существа без особенностей имеют +1 к удару и жизням.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and not see.has_features(card)

    rows = (Strike(1), Lives(1),)


CARD = CardDefinition(
    id="plain-steel",
    type="support",
    elements=(),
    classes=("weapon",),
    cost=3,
    names={
        "en": {"nom": "Plain Steel"},
        "ru": {"nom": "Простая сталь", "gen": "Простой стали", "dat": "Простой стали", "acc": "Простую сталь", "ins": "Простой сталью", "prep": "Простой стали"},
    },
    abilities=(PlainSteelRule,),
)

SOURCE = "cardscripts/heroes/first-light/plain-steel.yaml"
LINES: dict[int, int] = {19: 10}
