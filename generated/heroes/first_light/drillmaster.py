"""Drillmaster / Муштрующий десятник. Generated from cardscripts/heroes/first-light/drillmaster.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Grants,
    Keyword,
    See,
    StaticAbility,
)


class DrillmasterRule(StaticAbility):
    """Your creatures without features have Charge.

    Ваши существа без особенностей имеют Рывок.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and not see.has_features(card)

    rows = (Grants((Keyword("charge"),)),)


CARD = CardDefinition(
    id="drillmaster",
    type="creature",
    elements=("steppes",),
    classes=("human",),
    cost=4,
    strike=3,
    lives=4,
    names={
        "en": {"nom": "Drillmaster"},
        "ru": {"nom": "Муштрующий десятник", "gen": "Муштрующего десятника", "dat": "Муштрующему десятнику", "acc": "Муштрующего десятника", "ins": "Муштрующим десятником", "prep": "Муштрующем десятнике"},
    },
    abilities=(DrillmasterRule,),
)

SOURCE = "cardscripts/heroes/first-light/drillmaster.yaml"
LINES: dict[int, int] = {19: 12}
