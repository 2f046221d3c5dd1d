"""Enhancement effect / Эффект усиления. Generated from cardscripts/heroes/keywords/enhancement.yaml; do not edit."""

from runtime.heroes.script import (
    EACH,
    KeywordRule,
    Lives,
    StaticAbility,
    Strike,
)


class EnhancementKeywordRule(StaticAbility):
    """+1 to strike and lives.

    +1 к удару и жизням.
    """

    keyword = "enhancement"
    rows = (Strike(1), Lives(1),)


KEYWORD = KeywordRule(
    id="enhancement",
    names={"en": "Enhancement effect", "ru": "Эффект усиления"},
    stacking=EACH,
    abilities=(EnhancementKeywordRule,),
)

SOURCE = "cardscripts/heroes/keywords/enhancement.yaml"
LINES: dict[int, int] = {}
