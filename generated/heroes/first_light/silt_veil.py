"""Silt Veil / Илистая завеса. Generated from cardscripts/heroes/first-light/silt-veil.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    ReducedStrike,
)


class SiltVeilReducedStrike(ReducedStrike):
    """Reducing strike to 1.

    Сведение удара к 1.
    """

    to = 1


CARD = CardDefinition(
    id="silt-veil",
    type="creature",
    elements=("swamps",),
    classes=("spirit",),
    cost=5,
    strike=3,
    lives=5,
    names={
        "en": {"nom": "Silt Veil"},
        "ru": {"nom": "Илистая завеса", "gen": "Илистой завесы", "dat": "Илистой завесе", "acc": "Илистую завесу", "ins": "Илистой завесой", "prep": "Илистой завесе"},
    },
    abilities=(SiltVeilReducedStrike,),
)

SOURCE = "cardscripts/heroes/first-light/silt-veil.yaml"
LINES: dict[int, int] = {}
