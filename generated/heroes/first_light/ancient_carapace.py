"""Ancient Carapace / Древний панцирник. Generated from cardscripts/heroes/first-light/ancient-carapace.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="ancient-carapace",
    type="creature",
    elements=("forests",),
    classes=("beast",),
    cost=5,
    strike=3,
    lives=5,
    names={
        "en": {"nom": "Ancient Carapace"},
        "ru": {"nom": "Древний панцирник", "gen": "Древнего панцирника", "dat": "Древнему панцирнику", "acc": "Древнего панцирника", "ins": "Древним панцирником", "prep": "Древнем панцирнике"},
    },
    keywords=(Keyword("scale", 2),),
)

SOURCE = "cardscripts/heroes/first-light/ancient-carapace.yaml"
LINES: dict[int, int] = {}
