"""Lines that are made at length, from which a run needs few: kept between runs in files, read when asked for."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from json import JSONDecoder
from pathlib import Path
from typing import Any, TypeVar

KEPT = 4
"""How many files of a kind and a language stay in a folder: of a branch and of another, for each of the games."""
_HERE = Path(__file__).parent
_SOURCES = (".py", ".json")

_JSON = JSONDecoder()  # what ``loads`` does besides takes longer than reading a short line

K = TypeVar("K")
V = TypeVar("V")


class Lazy(dict[K, V]):
    """What is made when it is first asked for; ``[]`` makes it, ``get`` says what has been made."""

    def __init__(self, make: Callable[[K], V]) -> None:
        self._make = make

    def __missing__(self, key: K) -> V:
        made = self[key] = self._make(key)
        return made


def read(line: bytes) -> Any:
    """Return what a line of JSON says; it is one that was kept, so nothing but JSON stands in it."""
    return _JSON.raw_decode(line.decode())[0]


def kept(path: Path | None, make: Callable[[], Iterable[bytes]]) -> Sequence[bytes]:
    """Return the lines in a file; those that are made, if there is no file or it is damaged, are then kept in it."""
    lines = _load(path) if path else None
    if lines is None:
        lines = list(make())
        if path:
            _store(path, lines)
    return lines


def _load(path: Path) -> list[bytes] | None:
    try:
        head, _, body = path.read_bytes().partition(b"\n")
    except OSError:
        return None
    return body.split(b"\n") if head == _digest(body) else None


def _store(path: Path, lines: Iterable[bytes]) -> None:
    """Keep lines and forget old files of their kind; a folder that can't be written only costs time."""
    body = b"\n".join(lines)
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        temporary = path.with_suffix(f".{os.getpid()}")
        temporary.write_bytes(_digest(body) + b"\n" + body)
        temporary.replace(path)
        _forget(path)


def _forget(path: Path) -> None:
    """Remove all but the youngest files of the same kind."""
    kind = path.name.rpartition("-")[0]
    known = sorted(path.parent.glob(f"{kind}-*"), key=lambda file: file.stat().st_mtime, reverse=True)
    for file in known[KEPT:]:
        file.unlink(missing_ok=True)


def _digest(body: bytes) -> bytes:
    return blake2b(body, digest_size=16).hexdigest().encode()


def digest(parts: Iterable[str]) -> str:
    """Return a digest of what is made from some texts by this package as it is now."""
    made = blake2b(_sources(), digest_size=8)
    made.update("\0".join(parts).encode())
    return made.hexdigest()


@cache
def _sources() -> bytes:
    """Return a digest of the modules and lexicons of this package."""
    found = blake2b(digest_size=16)
    for path in sorted(_below(str(_HERE))):
        found.update(path.encode("utf-8", "surrogateescape"))
        found.update(Path(path).read_bytes())
    return found.digest()


def _below(folder: str) -> Iterator[str]:
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.is_dir():
                yield from _below(entry.path)
            elif entry.name.endswith(_SOURCES):
                yield entry.path
