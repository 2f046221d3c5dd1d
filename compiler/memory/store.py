"""The file in which results are kept: entries by kind and name, all of a run or none, each with a checksum."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Any

Data = Any
"""What JSON can say: the file may hold nothing that could run."""

Key = tuple[str, str]
"""A kind of entry and a name."""

_NAME = "memory-2.sqlite"
_PATIENCE = 5.0  # seconds to wait for another run that is writing
_TABLE = """\
CREATE TABLE IF NOT EXISTS entries (kind TEXT, name TEXT, body BLOB, sum BLOB, PRIMARY KEY (kind, name))
"""


class Damaged(Exception):
    """The file does not hold what was written to it."""


class Store:
    """Entries in one file of a folder; a file that can't be opened, or is no such file, counts as empty."""

    def __init__(self, folder: Path | None) -> None:
        """Open the file in a folder; without one, remember nothing."""
        self._file = folder / _NAME if folder else None
        self._connection = self._open()
        self._process = os.getpid()
        self._inherited: sqlite3.Connection | None = None

    def get(self, kind: str, name: str) -> Data | None:
        """Return an entry, or None. Damaged if it is not what was written."""
        return dict(self.some(kind, [name])).get(name)

    def some(self, kind: str, names: Iterable[str]) -> Iterator[tuple[str, Data]]:
        """Yield those of the named entries that are there. Damaged if one is not what was written."""
        return ((name, decoded(body)) for name, body in self.bodies(kind, names))

    def bodies(self, kind: str, names: Iterable[str]) -> Iterator[tuple[str, bytes]]:
        """Yield entries as they are written. Damaged if one is not."""
        query = "SELECT name, body, sum FROM entries WHERE kind=? AND name IN (SELECT value FROM json_each(?))"
        return self._read(query, kind, json.dumps(list(names)))

    def every(self, kind: str) -> Iterator[tuple[str, Data]]:
        """Yield all entries of a kind. Damaged if one is not what was written."""
        bodies = self._read("SELECT name, body, sum FROM entries WHERE kind=?", kind)
        return ((name, decoded(body)) for name, body in bodies)

    def _read(self, query: str, kind: str, *names: str) -> Iterator[tuple[str, bytes]]:
        connection = self._mine()
        if connection is None:
            return
        try:
            rows = connection.execute(query, (kind, *names)).fetchall()
        except (sqlite3.Error, UnicodeError) as error:
            raise Damaged from error
        for name, body, known in rows:
            if not isinstance(body, bytes) or known != _sum(kind, name, body):
                raise Damaged
            yield name, body

    def _mine(self) -> sqlite3.Connection | None:
        """Return the connection of this process; that of the process of which it is a copy is not to be touched."""
        if self._process != os.getpid():
            self._inherited, self._connection, self._process = self._connection, self._open(), os.getpid()
        return self._connection

    def write(self, before: int, put: Mapping[Key, bytes], drop: Iterable[Key] = ()) -> int:
        """Write and drop encoded entries, all or none, if the store is still the one of run number ``before``.

        Another run that has written meanwhile saw other files, perhaps; what this one found is then forgotten.
        A file that can't be written costs only time. Return the number of the run that the store is of now.
        """
        if self._connection is None:
            return before
        try:
            return self._written(self._connection, before, put, drop)
        except (sqlite3.Error, UnicodeError, OSError):
            return before

    def _written(self, into: sqlite3.Connection, before: int, put: Mapping[Key, bytes], drop: Iterable[Key]) -> int:
        into.execute("BEGIN IMMEDIATE")
        try:
            if self.run == before:
                rows = ((kind, name, body, _sum(kind, name, body)) for (kind, name), body in put.items())
                into.executemany("DELETE FROM entries WHERE kind=? AND name=?", drop)
                into.executemany("INSERT OR REPLACE INTO entries VALUES (?, ?, ?, ?)", rows)
                into.execute(f"PRAGMA user_version={before + 1}")
                before += 1
            into.execute("COMMIT")
        except BaseException:
            into.execute("ROLLBACK")
            raise
        return before

    @property
    def run(self) -> int:
        """The number of the run that wrote last."""
        if self._connection is None:
            return 0
        try:
            return int(self._connection.execute("PRAGMA user_version").fetchone()[0])
        except sqlite3.Error as error:
            raise Damaged from error

    def forget(self) -> None:
        """Begin anew: remove the file and what belongs to it."""
        self.close()
        self._remove()
        self._connection = self._open()

    def close(self) -> None:
        """Close the file."""
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None

    def _open(self) -> sqlite3.Connection | None:
        try:
            return self._connect()
        except (sqlite3.OperationalError, OSError):
            return None  # it can't be written here, or another run has not let go of it
        except sqlite3.DatabaseError:
            self._remove()
        try:
            return self._connect()
        except (sqlite3.Error, OSError):
            return None

    def _remove(self) -> None:
        if self._file is not None:
            for file in (self._file, *self._file.parent.glob(f"{_NAME}-*")):
                with suppress(OSError):
                    file.unlink()

    @staticmethod
    def _forget_older(file: Path) -> None:
        """Remove the files of other versions of the compiler, which wrote their entries otherwise."""
        for other in file.parent.glob("memory-*.sqlite*"):
            if not other.name.startswith(_NAME):
                with suppress(OSError):
                    other.unlink()

    def _connect(self) -> sqlite3.Connection | None:
        if self._file is None:
            return None
        self._file.parent.mkdir(parents=True, exist_ok=True)
        if not self._file.exists():
            self._forget_older(self._file)
        connection = sqlite3.connect(self._file, timeout=_PATIENCE, isolation_level=None)
        try:
            connection.execute("PRAGMA synchronous=OFF")  # what a crash of the machine spoils, the checksums tell
            connection.execute("PRAGMA cache_size=-16000")
            connection.execute(_TABLE)
        except BaseException:
            connection.close()
            raise
        return connection


def encoded(data: Data) -> bytes:
    """Return what is written of an entry; as such it takes a tenth of the memory."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogatepass")


def decoded(body: bytes) -> Data:
    """Return the entry of which something was written."""
    return json.loads(body)


def _sum(kind: str, name: str, body: bytes) -> bytes:
    digest = blake2b(f"{kind}\0{name}\0".encode("utf-8", "surrogatepass"), digest_size=12)
    digest.update(body)
    return digest.digest()
