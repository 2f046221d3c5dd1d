"""Trees in few words, for people: one line, nothing of what is absent."""

from __future__ import annotations

from compiler.language.ast import Node, compared
from compiler.language.meaning import Number


def brief(value: object) -> str:
    """Return a tree on one line, without what is absent."""
    if isinstance(value, Number):
        return str(value.value)
    if isinstance(value, tuple):
        return "[" + ", ".join(map(brief, value)) + "]"
    if not isinstance(value, Node):
        return str(value)
    parts = parts_of(value)
    said = [brief(part) if len(parts) == 1 else f"{name}={brief(part)}" for name, part in parts]
    return type(value).__name__ + (f"({', '.join(said)})" if said else "")


def parts_of(value: Node) -> list[tuple[str, object]]:
    """Return the parts of a node that are there, by name."""
    parts = ((name, getattr(value, name)) for name in compared(type(value)))
    return [(name, part) for name, part in parts if part is not None and part is not False and part != ()]
