"""Results kept between runs, by a key that names all they depend on; losing them costs only time."""

import json
import os
import tempfile
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Any

Data = Any
"""What JSON can say: a cache is read from disk, so it may hold nothing that could run."""


def key(*parts: str) -> str:
    """Return a key for results that depend on these texts and nothing else."""
    digest = blake2b(digest_size=16)
    for part in parts:
        raw = part.encode("utf-8", "surrogatepass")
        digest.update(b"%d:" % len(raw))
        digest.update(raw)
    return digest.hexdigest()


class Cache:
    """Results in one file of a folder.

    Entries that a whole run has not asked for are forgotten with `save`. A file that is damaged, or
    was written for another `stamp` (the version of whatever made the results), counts as empty.
    """

    def __init__(self, folder: Path, name: str, stamp: str) -> None:
        self._file = folder / f"{name}.cache"
        self._stamp = stamp
        self._stored = self._read()
        self._used: dict[str, Data] = {}

    def get(self, entry: str) -> Data | None:
        """Return the result under a key, or None."""
        found = self._stored.get(entry)
        if found is not None:
            self._used[entry] = found
        return found

    def put(self, entry: str, data: Data) -> None:
        """Keep a result, which is plain data."""
        self._used[entry] = data

    def save(self) -> None:
        """Write the results that this run has used; a folder that can't be written is no fault."""
        if self._used == self._stored:
            return
        body = json.dumps({"stamp": self._stamp, "entries": self._used}, ensure_ascii=False, sort_keys=True)
        with suppress(OSError):
            self._file.parent.mkdir(exist_ok=True)
            handle, name = tempfile.mkstemp(prefix=".cache-", dir=self._file.parent)
            try:
                with os.fdopen(handle, "w", encoding="utf-8", errors="surrogatepass") as stream:
                    stream.write(f"{key(body)}\n{body}")
                Path(name).replace(self._file)
            except OSError:
                Path(name).unlink()

    def _read(self) -> dict[str, Data]:
        try:
            digest, _, body = self._file.read_bytes().decode("utf-8", "surrogatepass").partition("\n")
            if digest != key(body):
                return {}
            data = json.loads(body)
            entries: dict[str, Data] = data["entries"] if data["stamp"] == self._stamp else {}
        except (OSError, ValueError):
            return {}
        return entries
