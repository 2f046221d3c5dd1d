"""Protection from spells / Защита от заклинаний. Generated from cardscripts/heroes/keywords/protection-from-spells.yaml; do not edit."""

from runtime.heroes.script import (
    Cannot,
    KeywordRule,
    ONCE,
    StaticAbility,
)


class ProtectionFromSpellsKeywordRule(StaticAbility):
    """Players cannot choose this card as a target of their spells.

    Игроки не могут выбирать эту карту целью своих заклинаний.
    """

    keyword = "protection-from-spells"
    rows = (Cannot("be_chosen_for_own_spells"),)


KEYWORD = KeywordRule(
    id="protection-from-spells",
    names={"en": "Protection from spells", "ru": "Защита от заклинаний"},
    stacking=ONCE,
    abilities=(ProtectionFromSpellsKeywordRule,),
)

SOURCE = "cardscripts/heroes/keywords/protection-from-spells.yaml"
LINES: dict[int, int] = {}
