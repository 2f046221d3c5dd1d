"""Where two trees differ: the smallest pair of nodes that are not equal."""

from __future__ import annotations

from dataclasses import dataclass, fields

from compiler.language.ast import Node


@dataclass(frozen=True, slots=True)
class Difference:
    """Two parts that stand in the same place of two trees and are not equal."""

    first: object
    second: object
    path: tuple[str, ...]
    first_owner: Node
    second_owner: Node


def difference(first: Node, second: Node, path: tuple[str, ...] = ()) -> Difference | None:
    """Return the first smallest difference of two trees, or None if they are equal."""
    if first == second:
        return None
    if type(first) is not type(second):
        return Difference(first, second, path, first, second)
    for item in fields(first):
        if not item.compare:
            continue
        one, other = getattr(first, item.name), getattr(second, item.name)
        if one != other:
            return _inside(one, other, (*path, item.name)) or Difference(one, other, (*path, item.name), first, second)
    return None


def _inside(one: object, other: object, path: tuple[str, ...]) -> Difference | None:
    if isinstance(one, Node) and isinstance(other, Node):
        return difference(one, other, path)
    if isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other):
        for number, (left, right) in enumerate(zip(one, other, strict=True)):
            if left != right:
                return _inside(left, right, (*path, str(number)))
    return None
