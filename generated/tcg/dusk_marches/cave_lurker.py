"""Cave Lurker / Пещерный затаившийся. Generated from cardscripts/tcg/dusk-marches/cave-lurker.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="cave-lurker",
    type="creature",
    elements=("darkness",),
    classes=(),
    silver=4,
    life=8,
    move=1,
    strike=(2, 2, 2),
    names={
        "en": {"nom": "Cave Lurker"},
        "ru": {"nom": "Пещерный затаившийся", "gen": "Пещерного затаившегося", "dat": "Пещерному затаившемуся", "acc": "Пещерный затаившийся", "ins": "Пещерным затаившимся", "prep": "Пещерном затаившемся"},
    },
    keywords=(Keyword("stash"),),
)

SOURCE = "cardscripts/tcg/dusk-marches/cave-lurker.yaml"
LINES: dict[int, int] = {}
