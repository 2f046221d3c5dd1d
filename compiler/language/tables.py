"""The parser's tables: kept between runs in one file, of which a row is read when a text first comes to its state."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from sys import intern

KEPT = 3
"""How many grammars of one language stay in a cache folder: those of a branch, of another, and the one before."""


class Rows(dict[int, Mapping[str, int]]):
    """A table by state; it holds lines of JSON until they are asked for: a text comes to few of the states."""

    def __init__(self, lines: Sequence[bytes]) -> None:
        self._lines = lines

    def __missing__(self, state: int) -> Mapping[str, int]:
        row = self[state] = {intern(symbol): target for symbol, target in json.loads(self._lines[state]).items()}
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
    return [json.dumps(row, separators=(",", ":")).encode() for row in rows]


def load(path: Path) -> Tables | None:
    """Return the tables in a file; None if it is not there or damaged."""
    try:
        head, _, body = path.read_bytes().partition(b"\n")
        digest, start = head.split()
        if digest.decode() != _digest(body):
            return None
        lines = body.split(b"\n")
        return Tables(Rows(lines[: len(lines) // 2]), Rows(lines[len(lines) // 2 :]), int(start))
    except (OSError, ValueError):
        return None


def store(path: Path, made: Tables) -> None:
    """Keep tables in a file and forget old ones beside it; a folder that can't be written only costs time."""
    body = b"\n".join([*made.actions.lines, *made.gotos.lines])
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        temporary = path.with_suffix(f".{os.getpid()}")
        temporary.write_bytes(f"{_digest(body)} {made.start}\n".encode() + body)
        temporary.replace(path)
        _forget(path)


def _forget(path: Path) -> None:
    """Remove all but the youngest tables of the same language."""
    language = path.name.rpartition("-")[0]
    known = sorted(path.parent.glob(f"{language}-*"), key=lambda file: file.stat().st_mtime, reverse=True)
    for file in known[KEPT:]:
        file.unlink(missing_ok=True)


def _digest(body: bytes) -> str:
    return blake2b(body, digest_size=16).hexdigest()
