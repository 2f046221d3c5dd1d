"""The parser's tables: kept between runs in one file, of which a row is read when a text first comes to its state."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from sys import intern

from compiler.language.kept import Lazy, kept, read
from compiler.sharing import aside


class Rows(dict[int, Mapping[str, int]]):
    """A table by state; it holds lines of JSON until they are asked for: a text comes to few of the states.

    A line says each target once, with all the symbols that lead to it: most rows are the same step at many terminals.
    """

    def __init__(self, lines: Sequence[bytes]) -> None:
        self._lines = lines
        self._groups: Lazy[str, list[str]] = Lazy(lambda symbols: list(map(intern, symbols.split())))

    def __missing__(self, state: int) -> Mapping[str, int]:
        row: dict[str, int] = {}
        for target, symbols in read(self._lines[state]):
            row.update(dict.fromkeys(self._groups[symbols], target))
        self[state] = row
        return row

    @property
    def lines(self) -> Sequence[bytes]:
        """All rows as they are kept."""
        return self._lines


@dataclass(frozen=True, slots=True)
class Tables:
    """LALR tables: per state, terminal -> next state (>= 0) or rule to reduce by (< 0, as ``~rule``)."""

    actions: Rows
    gotos: Rows
    start: int


def tables(actions: Iterable[Mapping[str, int]], gotos: Iterable[Mapping[str, int]], start: int) -> Tables:
    """Return tables of these rows."""
    return Tables(Rows(_lines(actions)), Rows(_lines(gotos)), start)


def _lines(rows: Iterable[Mapping[str, int]]) -> list[bytes]:
    return [_line(row) for row in rows]


def _line(row: Mapping[str, int]) -> bytes:
    leading: dict[int, list[str]] = {}
    for symbol, target in row.items():
        leading.setdefault(target, []).append(symbol)
    said = [(target, " ".join(symbols)) for target, symbols in leading.items()]
    return json.dumps(said, separators=(",", ":")).encode()


def kept_tables(path: Path | None, make: Callable[[], Tables]) -> Tables:
    """Return the tables in a file; those that are made, if it is not there or damaged, are then kept in it.

    They are made aside: the states of a grammar take far more memory than its tables.
    """
    start, *lines = kept(path, lambda: aside(lambda: _body(make())))
    return Tables(Rows(lines[: len(lines) // 2]), Rows(lines[len(lines) // 2 :]), int(start))


def _body(made: Tables) -> list[bytes]:
    return [str(made.start).encode(), *made.actions.lines, *made.gotos.lines]
