"""Simple Hide / Простошкур. Generated from cardscripts/tcg/rulebook/simple-hide.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Receives,
    SET,
    StaticAbility,
)


class SimpleHideRule(StaticAbility):
    """Receives wounds only from strikes.

    Получает раны только от ударов.
    """

    rows = (Receives(0, how=("special strike", "magic strike", "shot", "throw", "discharge", "row strike", "spell", "effect", "poison",), operation=SET),)


CARD = CardDefinition(
    id="simple-hide",
    type="creature",
    elements=("swamps",),
    classes=(),
    silver=4,
    life=8,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Simple Hide"},
        "ru": {"nom": "Простошкур", "gen": "Простошкура", "dat": "Простошкуру", "acc": "Простошкура", "ins": "Простошкуром", "prep": "Простошкуре"},
    },
    abilities=(SimpleHideRule,),
)

SOURCE = "cardscripts/tcg/rulebook/simple-hide.yaml"
LINES: dict[int, int] = {}
