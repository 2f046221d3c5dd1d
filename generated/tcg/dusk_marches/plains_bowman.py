"""Plains Bowman / Равнинный стрелок. Generated from cardscripts/tcg/dusk-marches/plains-bowman.yaml; do not edit."""

from runtime.tcg.script import (
    ActivatedAbility,
    Attack,
    CardDefinition,
    CloseThis,
)


class PlainsBowmanAction(ActivatedAbility):
    """[tap]: Shot at 1-2-2, range 4.

    [tap]: Выстрел на 1-2-2, дальность 4.
    """

    payments = (CloseThis(),)
    attack = Attack("shot", (1, 2, 2), reach=4)


CARD = CardDefinition(
    id="plains-bowman",
    type="creature",
    elements=("steppes",),
    classes=(),
    silver=4,
    life=6,
    move=1,
    strike=(1, 1, 2),
    names={
        "en": {"nom": "Plains Bowman"},
        "ru": {"nom": "Равнинный стрелок", "gen": "Равнинного стрелка", "dat": "Равнинному стрелку", "acc": "Равнинного стрелка", "ins": "Равнинным стрелком", "prep": "Равнинном стрелке"},
    },
    abilities=(PlainsBowmanAction,),
)

SOURCE = "cardscripts/tcg/dusk-marches/plains-bowman.yaml"
LINES: dict[int, int] = {}
