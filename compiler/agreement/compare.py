"""Where two trees differ: the smallest pairs of nodes that stand in the same place and are not equal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from compiler.language.ast import Node, children, compared, walk
from compiler.language.meaning import CardText, Part

Pair = tuple[Node, Node]
"""Two nodes in the same place of two trees."""


@dataclass(frozen=True, slots=True)
class Difference:
    """Two nodes that stand in the same place of two trees and are not equal; None where a tree has no such feature.

    ``around`` are the pairs that enclose them, the outermost first.
    """

    first: Node | None
    second: Node | None
    around: tuple[Pair, ...] = ()


def differences(first: CardText, second: CardText) -> list[Difference]:
    """Return the smallest differences of two texts, in the order of the features."""
    found: list[Difference] = []
    for one, other in aligned(first.features, second.features):
        if one is None or other is None:
            found.append(Difference(one, other))
        elif one != other:
            found += _below(one, other, ())
        else:
            found += _reminders(one, other)
    return found


def agree(first: CardText, second: CardText) -> bool:
    """Whether two texts mean the same, and what both remind of is the same.

    A reminder is no game text, so a text may do without; but two that contradict each other are a mistake.
    """
    pairs = zip(first.features, second.features, strict=False)
    return first == second and not any(found for pair in pairs for found in _reminders(*pair))


def _reminders(one: Node, other: Node) -> list[Difference]:
    left, right = (getattr(each, "reminder", None) for each in (one, other))
    if left is None or right is None or left == right:
        return []
    return _below(left, right, ())


def same_in_another_order(first: CardText, second: CardText) -> bool:
    """Whether two texts have the same features, only not in the same order."""
    left = list(second.features)
    for feature in first.features:
        if feature not in left:
            return False
        left.remove(feature)
    return not left and first != second


def _below(one: Node, other: Node, around: tuple[Pair, ...]) -> list[Difference]:
    """Return the differences below a pair, or the pair itself where its parts can't be told apart one by one."""
    if type(one) is not type(other):
        return [Difference(one, other, around)]
    found: list[Difference] = []
    for left, right in _unequal(one, other):
        if not (isinstance(left, Node) and isinstance(right, Node)):
            return [Difference(one, other, around)]
        found += _below(left, right, (*around, (one, other)))
    return found


def _unequal(one: Node, other: Node) -> Iterator[tuple[object, object]]:
    """Yield the parts of two nodes of a class that are not equal; rows of one length item by item."""
    for name in compared(type(one)):
        left, right = getattr(one, name), getattr(other, name)
        if isinstance(left, tuple) and isinstance(right, tuple) and len(left) == len(right):
            yield from ((a, b) for a, b in zip(left, right, strict=True) if a != b)
        elif left != right:
            yield left, right


def aligned(first: Sequence[Node], second: Sequence[Node]) -> list[tuple[Node | None, Node | None]]:
    """Return the features of two texts side by side, so that those stand together that are most alike."""
    best = _table(first, second)
    rows: list[tuple[Node | None, Node | None]] = []
    at, to = 0, 0
    while at < len(first) and to < len(second):
        if best[at][to] == best[at + 1][to]:
            rows.append((first[at], None))
            at += 1
        elif best[at][to] == best[at][to + 1]:
            rows.append((None, second[to]))
            to += 1
        else:
            rows.append((first[at], second[to]))
            at, to = at + 1, to + 1
    return [*rows, *((one, None) for one in first[at:]), *((None, other) for other in second[to:])]


def _table(first: Sequence[Node], second: Sequence[Node]) -> list[list[int]]:
    """Return how alike the rest of both rows can be made from each pair of places on."""
    best = [[0] * (len(second) + 1) for _ in range(len(first) + 1)]
    for at in reversed(range(len(first))):
        for to in reversed(range(len(second))):
            together = best[at + 1][to + 1] + _likeness(first[at], second[to])
            best[at][to] = max(together, best[at + 1][to], best[at][to + 1])
    return best


def _likeness(one: Node, other: Node) -> int:
    """Return from 1 to 1001 how many of the nodes of two trees are equal."""
    left, right = Counter(map(repr, walk(one))), Counter(map(repr, walk(other)))
    return 1 + 2000 * (left & right).total() // (left.total() + right.total())


def own_parts(one: Node, other: Node | None) -> list[Node]:
    """Return the largest parts of a tree that are not in the other one and have a place in the text."""
    known = {repr(node) for node in walk(other)} if other is not None else set()
    return list(_unknown(one, known))


def _unknown(node: Node, known: set[str]) -> Iterator[Node]:
    if repr(node) in known:
        return
    below = list(children(node))
    inner = [part for child in below for part in _unknown(child, known)]
    shared = isinstance(node, Part) or any(repr(child) in known and child.span for child in below)
    if inner and shared:  # a part of a chain stands where the whole chain does
        yield from inner
    elif node.span is not None:
        yield node
    else:
        yield from inner
