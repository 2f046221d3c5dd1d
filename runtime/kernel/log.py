"""The log: what happened, as data; clones share it until they write."""

from __future__ import annotations

from collections.abc import Iterator

from runtime.kernel.data import Data


class Log:
    """An append-only list of entries `{kind, ..., cause}`."""

    __slots__ = ("entries", "length")

    def __init__(self, entries: list[Data] | None = None) -> None:
        self.entries = entries if entries is not None else []
        self.length = len(self.entries)

    def add(self, entry: Data) -> None:
        """Append an entry; entries already there are never changed."""
        if len(self.entries) != self.length:
            self.entries = self.entries[:self.length]
        self.entries.append(entry)
        self.length += 1

    def copy(self) -> Log:
        """Return a log with the same past and its own future."""
        twin = Log.__new__(Log)
        twin.entries = self.entries
        twin.length = self.length
        return twin

    def __len__(self) -> int:
        return self.length

    def __iter__(self) -> Iterator[Data]:
        return iter(self.entries[:self.length])

    def __getitem__(self, index: int) -> Data:
        return self.entries[:self.length][index]

    def since(self, index: int) -> list[Data]:
        """Return the entries from this index on."""
        return self.entries[index:self.length]
