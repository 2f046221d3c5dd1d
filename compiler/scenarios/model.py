"""What a scenario file says, as frozen values; each knows where it stands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Self

from compiler.diagnostics import Span, TextSpan
from compiler.sources import Source

Steps = tuple[str | int, ...]
"""The way to a value in a file: names of fields and numbers of items."""


@dataclass(frozen=True, slots=True)
class Where:
    """A place in a file; it is looked up only when somebody is told about it."""

    source: Source
    steps: Steps
    part: TextSpan | None = None
    key: bool = False

    def span(self) -> Span:
        """Return the place as lines and columns."""
        if self.part is not None:
            return self.source.text_span(self.steps, self.part)
        return self.source.key(*self.steps) if self.key else self.source.span(*self.steps)

    def inside(self, *steps: str | int) -> Self:
        """Return the place of a value inside this one."""
        return replace(self, steps=(*self.steps, *steps))

    def of_key(self, step: str) -> Self:
        """Return the place where the name of a field inside this value stands."""
        return replace(self, steps=(*self.steps, step), key=True)

    def cut(self, start: int, end: int) -> Self:
        """Return a part of this text."""
        return replace(self, part=TextSpan(start, end))


@dataclass(frozen=True, slots=True)
class Name:
    """How a scenario calls a card: an alias, an id, or the `number`-th card of an id."""

    text: str
    where: Where
    number: int = 0

    def __str__(self) -> str:
        return f"{self.text}#{self.number}" if self.number else self.text


@dataclass(frozen=True, slots=True)
class Answer:
    """One choice: what kind it is (see `compiler.scenarios.answers`), the cards and the number that it names."""

    kind: str
    names: tuple[Name, ...] = ()
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Move:
    """What a line of a scenario does: one choice or several in a row; `player` must be the one to choose."""

    text: str
    where: Where
    answers: tuple[Answer, ...]
    player: int | None = None


@dataclass(frozen=True, slots=True)
class Check:
    """What must hold at a point: `expected` as it was written, and moves that are refused."""

    where: Where
    expected: Mapping[str, Any] = field(default_factory=dict)
    refused: tuple[Move, ...] = ()


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario; `board` as it was written, `script` its moves and checks in order."""

    where: Where
    id: str
    game: str
    rules: tuple[str, ...]
    title: Mapping[str, str]
    edition: str
    board: Mapping[str, Any]
    aliases: tuple[str, ...]
    script: tuple[Move | Check, ...]
    otherwise: str | None

    @property
    def place(self) -> Span:
        """Where its id stands."""
        return self.where.inside("id").span()


@dataclass(frozen=True)
class Part(Source):
    """A value inside a file that is read as if it were a file of its own: the scenarios of a card."""

    prefix: Steps = ()

    def _value(self, path: Any) -> Any:
        return super()._value((*self.prefix, *path))
