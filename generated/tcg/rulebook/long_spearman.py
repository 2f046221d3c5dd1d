"""Long Spearman / Длинный копейщик. Generated from cardscripts/tcg/rulebook/long-spearman.yaml; do not edit."""

from runtime.tcg.script import (
    ActivatedAbility,
    Attack,
    CardDefinition,
    CloseThis,
)


class LongSpearmanAction(ActivatedAbility):
    """[tap]: Special strike at 3, range 2.

    [tap]: Особый удар на 3, дальность 2.
    """

    payments = (CloseThis(),)
    attack = Attack("special strike", (3, 3, 3), reach=2)


CARD = CardDefinition(
    id="long-spearman",
    type="creature",
    elements=("steppes",),
    classes=(),
    silver=4,
    life=8,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Long Spearman"},
        "ru": {"nom": "Длинный копейщик", "gen": "Длинного копейщика", "dat": "Длинному копейщику", "acc": "Длинного копейщика", "ins": "Длинным копейщиком", "prep": "Длинном копейщике"},
    },
    abilities=(LongSpearmanAction,),
)

SOURCE = "cardscripts/tcg/rulebook/long-spearman.yaml"
LINES: dict[int, int] = {}
