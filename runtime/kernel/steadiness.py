"""Which static abilities are steady: what they say changes only when a card enters, leaves or changes what it is.

The others look at wounds, counts of cards …, and have to be looked at again after every change of the game.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from types import CodeType

from runtime.kernel import patterns
from runtime.kernel.abilities import StaticAbility

STEADY_FILTERS = (
    patterns.this_card, patterns.another_card, patterns.your_card, patterns.another_card_of_yours,
    patterns.opposing_card,
)
"""The filters of every game that ask nothing but what is steady."""


def is_steady(ability: type[StaticAbility], words: Container[str], filters: tuple[object, ...],
              numbers: tuple[type, ...]) -> bool:
    """Tell whether a static ability asks nothing but what is steady; in doubt it is not.

    `words` are what it may ask (`see.…`), `filters` the functions it may use, `numbers` the rows whose amounts count.
    """
    return all(is_steady_function(function, words, filters) for function in functions(ability, numbers))


def functions(ability: type[StaticAbility], numbers: tuple[type, ...]) -> Iterator[object]:
    """Yield the code that decides for which cards the ability holds, and how their numbers change."""
    yield ability.condition
    yield ability.affects
    for row in ability.rows:
        amount = getattr(row, "amount", 0)
        if isinstance(row, numbers) and not isinstance(amount, int):
            yield amount


def is_steady_function(function: object, words: Container[str], filters: tuple[object, ...]) -> bool:
    """Tell whether a function is a steady filter, or all names in its code are steady ones."""
    if function in filters:
        return True
    code = getattr(function, "__code__", None)
    if not isinstance(code, CodeType) or any(isinstance(constant, CodeType) for constant in code.co_consts):
        return False
    known = getattr(function, "__globals__", {})
    return not code.co_freevars and all(name in words or known.get(name) in filters for name in code.co_names)
