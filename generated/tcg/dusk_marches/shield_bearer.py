"""Shield Bearer / Щитоносец. Generated from cardscripts/tcg/dusk-marches/shield-bearer.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Rule,
    StaticAbility,
)


class ShieldBearerRule(StaticAbility):
    """Does not close when acting as a defender.

    Выступая защитником, не закрывается.
    """

    rows = (Rule("open_after_defending"),)


CARD = CardDefinition(
    id="shield-bearer",
    type="creature",
    elements=(),
    classes=(),
    silver=4,
    life=10,
    move=1,
    strike=(0, 1, 2),
    names={
        "en": {"nom": "Shield Bearer"},
        "ru": {"nom": "Щитоносец", "gen": "Щитоносца", "dat": "Щитоносцу", "acc": "Щитоносца", "ins": "Щитоносцем", "prep": "Щитоносце"},
    },
    abilities=(ShieldBearerRule,),
)

SOURCE = "cardscripts/tcg/dusk-marches/shield-bearer.yaml"
LINES: dict[int, int] = {}
