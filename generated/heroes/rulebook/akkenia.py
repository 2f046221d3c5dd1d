"""Akkenia / Аккения. Generated from cardscripts/heroes/rulebook/akkenia.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Grants,
    Keyword,
    See,
    StaticAbility,
)


class AkkeniaRule(StaticAbility):
    """All opposing creatures have Vulnerability.

    Все существа противника имеют Уязвимость.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    rows = (Grants((Keyword("vulnerability"),)),)


CARD = CardDefinition(
    id="akkenia",
    type="support",
    elements=("steppes",),
    classes=("terrain",),
    cost=4,
    names={
        "en": {"nom": "Akkenia"},
        "ru": {"nom": "Аккения", "gen": "Аккении", "dat": "Аккении", "acc": "Аккению", "ins": "Аккенией", "prep": "Аккении"},
    },
    abilities=(AkkeniaRule,),
)

SOURCE = "cardscripts/heroes/rulebook/akkenia.yaml"
LINES: dict[int, int] = {19: 11}
