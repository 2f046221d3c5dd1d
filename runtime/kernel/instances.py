"""How several instances of a keyword, several lists of words and several changes of a number add up."""

from __future__ import annotations

from collections.abc import Mapping

from runtime.kernel.definitions import EACH, GREATEST, KeywordRule
from runtime.kernel.terms import ADD, DIVIDE, MULTIPLY, SET, SUBTRACT

Instance = tuple[str, int, int]
"""A keyword on a card: its id, its value, and the effect that gave it (0: printed)."""
def effective_keywords(instances: tuple[Instance, ...], rules: Mapping[str, KeywordRule]) -> dict[str, int]:
    """Return each keyword with the value that counts."""
    found: dict[str, int] = {}
    for name, value, _ in instances:
        if rules[name].stacking == EACH:
            found[name] = found.get(name, 0) + value
        else:
            found[name] = max(found.get(name, 0), value)
    return found


def acting_instances(instances: tuple[Instance, ...], rules: Mapping[str, KeywordRule]) -> list[tuple[str, int]]:
    """Return the keyword instances that act: of the lesser ones, none."""
    rows: list[tuple[str, int]] = []
    best: dict[str, int] = {}
    for name, value, _ in instances:
        stacking = rules[name].stacking
        if stacking == EACH:
            rows.append((name, value))
        elif name not in best or (stacking == GREATEST and value > best[name]):
            best[name] = value
    return [*best.items(), *rows]


def united(first: tuple[str, ...], second: tuple[str, ...]) -> tuple[str, ...]:
    """Return the union in order."""
    return first + tuple(item for item in second if item not in first)


def without(first: tuple[str, ...], second: tuple[str, ...]) -> tuple[str, ...]:
    """Return the difference in order."""
    return tuple(item for item in first if item not in second)


def calculate(value: int, changes: list[tuple[str, int]]) -> int:
    """Apply modifiers in this order: add, multiply, subtract, divide, set."""
    if not changes:
        return value
    value += sum(amount for operation, amount in changes if operation == ADD and amount > 0)
    for operation, amount in changes:
        if operation == MULTIPLY:
            value *= amount
    value -= sum(amount for operation, amount in changes if operation == SUBTRACT)
    value += sum(amount for operation, amount in changes if operation == ADD and amount < 0)
    for operation, amount in changes:
        if operation == DIVIDE:
            value //= amount
    for operation, amount in changes:
        if operation == SET:
            value = amount
    return value
