"""Black Bayou / Чёрная протока. Generated from cardscripts/tcg/dusk-marches/black-bayou.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Grants,
    Keyword,
    See,
    StaticAbility,
)


class BlackBayouRule(StaticAbility):
    """Your swamp creatures get protection from poison.

    Ваши болотные существа получают защиту от отравления.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and see.has_element(card, "swamps")

    rows = (Grants((Keyword("protection-from-poison"),)),)


CARD = CardDefinition(
    id="black-bayou",
    type="terrain",
    elements=("swamps",),
    classes=("swamp",),
    silver=3,
    names={
        "en": {"nom": "Black Bayou"},
        "ru": {"nom": "Чёрная протока", "gen": "Чёрной протоки", "dat": "Чёрной протоке", "acc": "Чёрную протоку", "ins": "Чёрной протокой", "prep": "Чёрной протоке"},
    },
    abilities=(BlackBayouRule,),
)

SOURCE = "cardscripts/tcg/dusk-marches/black-bayou.yaml"
LINES: dict[int, int] = {19: 9}
