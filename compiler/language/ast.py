"""Trees of nodes: what is below a node, trees with something changed, trees as data."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields
from typing import TypeVar

from compiler.language.nodes import INVERTED, Node, Surface, compared, node, parts_of, surface

T = TypeVar("T")


def children(value: object) -> list[Node]:
    """Return the nodes directly below a node, in the order of its fields."""
    found: list[Node] = []
    if isinstance(value, Node):
        _gather(parts_of(type(value))(value), found)
    return found


def _gather(values: tuple[object, ...], found: list[Node]) -> None:
    for value in values:
        if isinstance(value, Node):
            found.append(value)
        elif value and isinstance(value, tuple):
            _gather(value, found)


def walk(value: Node) -> Iterator[Node]:
    """Yield a node and all below it, parents first."""
    waiting = [value]
    while waiting:
        node = waiting.pop()
        yield node
        below = children(node)
        below.reverse()
        waiting += below


def rewrite(value: T, change: Callable[[Node], Node]) -> T:
    """Return the tree with ``change`` applied to every node, children first; untouched parts are shared."""
    if isinstance(value, tuple):
        parts = tuple(rewrite(item, change) for item in value)
        same = all(new is old for new, old in zip(parts, value, strict=True))
        return value if same else parts  # type: ignore[return-value]
    if not isinstance(value, Node):
        return value
    updates = {}
    for name in compared(type(value)):
        old = getattr(value, name)
        new = rewrite(old, change)
        if new is not old:
            updates[name] = new
    return change(with_fields(value, **updates) if updates else value)  # type: ignore[return-value]


_NAMED: dict[type[Node], tuple[str, ...]] = {}


def with_fields(value: Node, **updates: object) -> Node:
    """Return a copy of a node with some fields changed."""
    cls = type(value)
    named = _NAMED.get(cls)
    if named is None:
        named = _NAMED[cls] = tuple(each.name for each in fields(cls))
    return cls(**{name: updates[name] if name in updates else getattr(value, name) for name in named})  # type: ignore[arg-type]


def to_data(value: object) -> object:
    """Return a tree as JSON-able data; everything about the wording stands under the key ``span``."""
    if isinstance(value, Node):
        data: dict[str, object] = {"node": type(value).__name__}
        manner: dict[str, object] = {}
        for item in fields(value):
            inner = getattr(value, item.name)
            if item.name == "span":
                if inner is not None:
                    manner |= {"start": inner.start, "end": inner.end}
                    manner |= {"manner": inner.manner} if inner.manner else {}
            elif item.compare:
                data[item.name] = to_data(inner)
            elif inner is not None:
                manner[item.name] = to_data(inner)
        return {**data, "span": manner} if manner else data
    if isinstance(value, tuple):
        return [to_data(item) for item in value]
    return value


__all__ = [
    "INVERTED",
    "Node",
    "Surface",
    "children",
    "compared",
    "node",
    "parts_of",
    "rewrite",
    "surface",
    "to_data",
    "walk",
    "with_fields",
]
