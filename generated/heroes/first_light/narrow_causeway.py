"""Narrow Causeway / Узкая гать. Generated from cardscripts/heroes/first-light/narrow-causeway.yaml; do not edit."""

from runtime.heroes.script import (
    ANY,
    CardDefinition,
    DrawLimit,
    StaticAbility,
)


class NarrowCausewayRule(StaticAbility):
    """Each player cannot draw more than one card on their own turn.

    В свой ход каждый игрок не может брать более одной карты.
    """

    rows = (DrawLimit(1, ANY, own_turn=True),)


CARD = CardDefinition(
    id="narrow-causeway",
    type="support",
    elements=("swamps",),
    classes=("terrain",),
    cost=2,
    names={
        "en": {"nom": "Narrow Causeway"},
        "ru": {"nom": "Узкая гать", "gen": "Узкой гати", "dat": "Узкой гати", "acc": "Узкую гать", "ins": "Узкой гатью", "prep": "Узкой гати"},
    },
    abilities=(NarrowCausewayRule,),
)

SOURCE = "cardscripts/heroes/first-light/narrow-causeway.yaml"
LINES: dict[int, int] = {}
