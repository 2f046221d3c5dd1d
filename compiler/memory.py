"""What the last check of a project found, recalled as long as no file has changed that it depends on."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

from compiler.diagnostics import Diagnostic
from compiler.diagnostics.storage import restored, stored
from compiler.sources import Project
from compiler.sources.cache import Cache, key
from compiler.sources.project import PACKAGED, SETTINGS

_COMPILER = Path(__file__).parent
_ENTRY = "project"
_COARSE = 2_000_000_000  # nanoseconds that a file system may take for one moment

Signature = list[int | str | None]
"""Time of change, size and number of a file; and a digest of a file so young that it may change unnoticed."""


@dataclass(frozen=True, slots=True)
class Found:
    """What a check of a whole project found: the files of the cards, and all that is wrong."""

    cards: list[str]
    diagnostics: list[Diagnostic]


class Memory:
    """The memory of one project; it looks at the files when it is made, so that is done before they are read."""

    def __init__(self, project: Project) -> None:
        self._cache = Cache(project.cache, "check", f"{version('cardscript')} {sys.version}")
        now = time.time_ns()
        self._files = {path: _signature(path, status, now) for path, status in _files(project)}

    def recall(self) -> Found | None:
        """Return what the last check found, or None if anything has changed since."""
        last = self._cache.get(_ENTRY)
        if last is None or last["files"].keys() != self._files.keys():
            return None
        if not all(_same(path, last["files"][path], signature) for path, signature in self._files.items()):
            return None
        return Found(last["cards"], [restored(each) for each in last["diagnostics"]])

    def remember(self, found: Found) -> None:
        """Keep what a check found that read the files after this memory was made."""
        diagnostics = [stored(each) for each in found.diagnostics]
        self._cache.put(_ENTRY, {"files": self._files, "cards": found.cards, "diagnostics": diagnostics})
        self._cache.save()


def _signature(path: str, status: os.stat_result, now: int) -> Signature:
    young = status.st_mtime_ns > now - _COARSE
    return [status.st_mtime_ns, status.st_size, status.st_ino, _digest(path) if young else None]


def _same(path: str, before: Signature, after: Signature) -> bool:
    return before[:3] == after[:3] and (before[3] is None or before[3] == (after[3] or _digest(path)))


def _digest(path: str) -> str:
    try:
        return key(Path(path).read_bytes().decode("utf-8", "replace"))
    except OSError:
        return ""


def _files(project: Project) -> Iterator[tuple[str, os.stat_result]]:
    """Yield all that a check depends on: the scripts, the settings, the package's keywords, the compiler itself."""
    for folder in dict.fromkeys((project.scripts, PACKAGED, _COMPILER)):
        yield from _below(str(folder))
    for name in SETTINGS:
        path = project.root / name
        if path.is_file():
            yield str(path), path.stat()


def _below(folder: str) -> Iterator[tuple[str, os.stat_result]]:
    try:
        entries = list(os.scandir(folder))
    except OSError:
        return
    for entry in entries:
        if entry.is_dir(follow_symlinks=False):
            if entry.name != "__pycache__":
                yield from _below(entry.path)
        else:
            yield entry.path, entry.stat(follow_symlinks=not entry.is_symlink() or entry.is_file())
