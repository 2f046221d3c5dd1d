"""Truth Seer / Видящая суть. Generated from cardscripts/heroes/rulebook/truth-seer.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Ignores,
    StaticAbility,
)


class TruthSeerRule(StaticAbility):
    """Ignores all features.

    Игнорирует все особенности.
    """

    rows = (Ignores(("features",)),)


CARD = CardDefinition(
    id="truth-seer",
    type="creature",
    elements=("forests",),
    classes=("elf",),
    cost=5,
    strike=4,
    lives=4,
    names={
        "en": {"nom": "Truth Seer"},
        "ru": {"nom": "Видящая суть", "gen": "Видящей сути", "dat": "Видящей сути", "acc": "Видящую суть", "ins": "Видящей сутью", "prep": "Видящей сути"},
    },
    abilities=(TruthSeerRule,),
)

SOURCE = "cardscripts/heroes/rulebook/truth-seer.yaml"
LINES: dict[int, int] = {}
