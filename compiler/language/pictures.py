"""Pictures in texts: symbols in brackets or braces that a game's cards print for words, names and payments."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Picture:
    """A symbol: how texts write it, and the one thing that it stands for.

    ``spellings`` are names that stand in brackets (``[tap]``, ``{tap}``) or abbreviations that stand alone. It stands
    for a ``terminal`` of its own, for the ``word`` that a language says instead, or for the keyword ``name``.
    """

    spellings: tuple[str, ...]
    terminal: str | None = None
    word: Mapping[str, str] = field(default_factory=dict)
    name: str | None = None


def written(spelling: str) -> tuple[str, ...]:
    """Return the pieces by which the lexer finds a spelling: a symbol in brackets, or words."""
    return (f"[{spelling}]",) if spelling.isascii() else tuple(spelling.lower().split())
