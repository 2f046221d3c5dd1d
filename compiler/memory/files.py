"""Whether files are the ones of an earlier run: by time, size and number at once, else by what is in them."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from compiler.sources import Project
from compiler.sources.project import SETTINGS

_COMPILER = Path(__file__).parents[1]
_RULES = _COMPILER.with_name("runtime")
_LIBRARIES = frozenset(
    ("cardscript", "jsonschema", "lark", "pymorphy3", "pymorphy3_dicts_ru", "pyyaml", "rapidfuzz")
)
_COARSE = 2_000_000_000  # nanoseconds that a file system may take for one moment

Seen = Sequence[Any]
"""Of a file: time of change, size, number; whether it was so young that it may have changed unnoticed; a digest."""


class Clock:
    """Tells which files are so young that they may change without looking changed."""

    def __init__(self) -> None:
        self._young = time.time_ns() - _COARSE

    def seen(self, status: os.stat_result, digest: str) -> Seen:
        """Return what is kept of a file."""
        return [status.st_mtime_ns, status.st_size, status.st_ino, status.st_mtime_ns > self._young, digest]


def unchanged(status: os.stat_result, before: Seen) -> bool:
    """Whether a file certainly is as it was, judged from outside."""
    return not before[3] and [status.st_mtime_ns, status.st_size, status.st_ino] == before[:3]


def digest(content: bytes) -> str:
    """Return a digest of what a file holds."""
    return blake2b(content, digest_size=16).hexdigest()


def digest_of(path: str) -> str:
    """Return the digest of a file; empty if it can't be read."""
    try:
        return digest(Path(path).read_bytes())
    except OSError:
        return ""


class Surroundings:
    """All files but the scripts that results depend on, in groups; each group has a digest."""

    def __init__(self, project: Project, before: Mapping[str, Mapping[str, Seen]], clock: Clock) -> None:
        """Look at the files; those that look as before are not read."""
        self._clock = clock
        settings = [str(project.root / name) for name in SETTINGS]
        ledgers = sorted(map(str, project.output.glob("*/ledger.txt")))
        self.seen = {
            "compiler": self._look((*_code(_COMPILER), *_code(_RULES)), before.get("compiler", {})),
            "settings": self._look(_statuses(settings), before.get("settings", {})),
            "ledgers": self._look(_statuses(ledgers), before.get("ledgers", {})),
        }

    def _look(self, files: Iterable[tuple[str, os.stat_result]], before: Mapping[str, Seen]) -> dict[str, Seen]:
        found: dict[str, Seen] = {}
        for path, status in files:
            known = before.get(path)
            same = known is not None and unchanged(status, known)
            found[path] = known if known and same else self._clock.seen(status, digest_of(path))
        return found

    def digest(self, group: str) -> str:
        """Return a digest of what the files of a group hold."""
        lines = [f"{path} {seen[4]}" for path, seen in sorted(self.seen[group].items())]
        return digest("\n".join([*lines, *(_libraries() if group == "compiler" else ())]).encode("utf-8", "replace"))


@cache
def _libraries() -> tuple[str, ...]:
    """Return which Python this is, and which versions of libraries are installed for it."""
    folders = (Path(folder) for folder in sys.path)
    installed = {entry.name for folder in folders if folder.is_dir() for entry in os.scandir(folder)}
    known = (name for name in installed if name.endswith(".dist-info") and name.partition("-")[0].lower() in _LIBRARIES)
    return (sys.version, *sorted(known))


def _code(folder: Path) -> Iterator[tuple[str, os.stat_result]]:
    """Yield the files below a folder that are a program's own."""
    for entry in os.scandir(folder):
        if entry.is_dir(follow_symlinks=False):
            if entry.name != "__pycache__":
                yield from _code(Path(entry.path))
        elif not entry.name.startswith("."):
            yield entry.path, entry.stat()


def _statuses(paths: Iterable[str]) -> Iterator[tuple[str, os.stat_result]]:
    for path in paths:
        try:
            yield path, Path(path).stat()
        except OSError:
            continue
