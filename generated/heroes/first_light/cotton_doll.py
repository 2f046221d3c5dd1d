"""Cotton Doll / Ватная кукла. Generated from cardscripts/heroes/first-light/cotton-doll.yaml; do not edit."""

from runtime.heroes.script import (
    Cannot,
    CardDefinition,
    Keyword,
    StaticAbility,
)


class CottonDollRule(StaticAbility):
    """Cannot attack or act as a blocker.

    Не может атаковать и выступать защитником.
    """

    rows = (Cannot("attack"), Cannot("block"),)


CARD = CardDefinition(
    id="cotton-doll",
    type="creature",
    elements=("darkness",),
    classes=("spirit",),
    cost=3,
    strike=1,
    lives=5,
    names={
        "en": {"nom": "Cotton Doll"},
        "ru": {"nom": "Ватная кукла", "gen": "Ватной куклы", "dat": "Ватной кукле", "acc": "Ватную куклу", "ins": "Ватной куклой", "prep": "Ватной кукле"},
    },
    abilities=(CottonDollRule,),
    keywords=(Keyword("reduced-strike", 2),),
)

SOURCE = "cardscripts/heroes/first-light/cotton-doll.yaml"
LINES: dict[int, int] = {}
