"""Lance Captain / Капитан копий. Generated from cardscripts/tcg/dusk-marches/lance-captain.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Keyword,
    See,
    StaticAbility,
    Strike,
)


class LanceCaptainRule(StaticAbility):
    """Formation: +1 to strike.

    Строй: +1 к удару.
    """

    keyword = "formation"
    rows = (Strike(1),)

    def condition(self, see: See) -> bool:
        return see.in_formation(see.this)


CARD = CardDefinition(
    id="lance-captain",
    type="creature",
    elements=("steppes",),
    classes=("warrior hero",),
    gold=7,
    life=11,
    move=2,
    strike=(2, 3, 5),
    names={
        "en": {"nom": "Lance Captain"},
        "ru": {"nom": "Капитан копий", "gen": "Капитана копий", "dat": "Капитану копий", "acc": "Капитана копий", "ins": "Капитаном копий", "prep": "Капитане копий"},
    },
    abilities=(LanceCaptainRule,),
    keywords=(Keyword("vanguard"),),
)

SOURCE = "cardscripts/tcg/dusk-marches/lance-captain.yaml"
LINES: dict[int, int] = {22: 13}
