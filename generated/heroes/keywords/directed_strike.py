"""Directed strike / Направленный удар. Generated from cardscripts/heroes/keywords/directed-strike.yaml; do not edit."""

from runtime.heroes.script import (
    KeywordRule,
    Must,
    ONCE,
    StaticAbility,
)


class DirectedStrikeKeywordRule(StaticAbility):
    """A blocker cannot be assigned against the strikes of this creature.

    От ударов этого существа нельзя назначить защитника.
    """

    keyword = "directed-strike"
    rows = (Must("strike_directed"),)


KEYWORD = KeywordRule(
    id="directed-strike",
    names={"en": "Directed strike", "ru": "Направленный удар"},
    stacking=ONCE,
    abilities=(DirectedStrikeKeywordRule,),
)

SOURCE = "cardscripts/heroes/keywords/directed-strike.yaml"
LINES: dict[int, int] = {}
