"""Nodes of squares: what stands on them, which swap their cards, how cards may move from one to another."""

from __future__ import annotations

from compiler.language.ast import Node, node


@node
class OccupiedBy(Node):
    """A square that a card stands on; of a movement, another card than the one that moves."""

    card: Node


@node
class MoveDiagonally(Node):
    """Move onto squares that are adjacent diagonally, too (3.14)."""


@node
class SwapTwo(Node):
    """Let two cards swap places that are chosen together (glossary: To swap)."""

    cards: Node


@node
class NextToEachOther(Node):
    """Of cards chosen together: standing next to each other."""
