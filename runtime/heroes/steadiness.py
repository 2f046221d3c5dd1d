"""Which static abilities are steady: what they say changes only when a card enters, leaves or changes what it is.

The others look at wounds, coins, counts of cards …, and have to be looked at again after every change of the game.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import CodeType

from runtime.heroes.patterns import opposing_hero, your_hero
from runtime.kernel import patterns
from runtime.kernel.abilities import Lives, StaticAbility, Strike

STEADY_WORDS = frozenset((
    "this", "you", "opponent", "value", "your_hero", "opposing_hero", "is_yours", "is_opposing", "controller", "owner",
    "is_creature", "is_hero", "is_character", "is_spell", "is_support", "is_equipment", "is_neutral", "is_named",
    "same_name", "classes", "has_class", "elements", "has_element", "has", "keyword_value",
))
"""What an ability may ask (`see.…`) and stay steady: a card's features and who controls it."""
STEADY_FILTERS = (
    patterns.this_card, patterns.another_card, patterns.your_card, patterns.another_card_of_yours,
    patterns.opposing_card, your_hero, opposing_hero,
)


def is_steady(ability: type[StaticAbility]) -> bool:
    """Tell whether a static ability asks nothing but what is steady; in doubt it is not."""
    return all(is_steady_function(function) for function in functions(ability))


def functions(ability: type[StaticAbility]) -> Iterator[object]:
    """Yield the code that decides for which cards the ability holds, and how strike and lives change."""
    yield ability.condition
    yield ability.affects
    for row in ability.rows:
        if isinstance(row, Strike | Lives) and not isinstance(row.amount, int):
            yield row.amount


def is_steady_function(function: object) -> bool:
    """Tell whether all names in a function's code are steady ones."""
    code = getattr(function, "__code__", None)
    if not isinstance(code, CodeType) or any(isinstance(constant, CodeType) for constant in code.co_consts):
        return False
    known = getattr(function, "__globals__", {})
    return not code.co_freevars and all(
        name in STEADY_WORDS or known.get(name) in STEADY_FILTERS for name in code.co_names)
