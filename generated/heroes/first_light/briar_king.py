"""Briar King / Терновый король. Generated from cardscripts/heroes/first-light/briar-king.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
    Protection,
    See,
)


class BriarKingProtection(Protection):
    """Does not receive wounds from shots.

    Не получает ран от выстрелов.
    """

    def from_source(self, see: See, source: int) -> bool:
        return see.event.how == "shot"


CARD = CardDefinition(
    id="briar-king",
    type="creature",
    elements=("forests",),
    classes=("ent",),
    cost=6,
    strike=5,
    lives=6,
    names={
        "en": {"nom": "Briar King"},
        "ru": {"nom": "Терновый король", "gen": "Тернового короля", "dat": "Терновому королю", "acc": "Тернового короля", "ins": "Терновым королём", "prep": "Терновом короле"},
    },
    abilities=(BriarKingProtection,),
    keywords=(Keyword("minus-from-attacks", 1),),
)

SOURCE = "cardscripts/heroes/first-light/briar-king.yaml"
LINES: dict[int, int] = {18: 12}
