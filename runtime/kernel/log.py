"""The log: what happened, as data; clones share it until they write."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from runtime.kernel.data import Data


class Telling:
    """Which parts of an event a log tells: `cards` name cards, `counts` are told even if they are 0."""

    def __init__(self, parts: Collection[str], cards: tuple[str, ...], counts: Collection[str]) -> None:
        self.parts = frozenset(parts)
        self.cards = cards
        self.counts = frozenset(counts)

    def entry(self, event: Data, cards: Mapping[int, Any]) -> Data:
        """Return the entry of an event; it names a card as `label` does."""
        entry = {key: value for key, value in event.items() if key in self.parts and (value or key in self.counts)}
        for part in self.cards:
            if part in entry:
                entry[part] = label(cards, entry[part])
        return entry


def label(cards: Mapping[int, Any], number: int) -> list[Any]:
    """Return a card as the log names it: its number and the id of its print, which outlive the card."""
    found = cards.get(number)
    return [number, found.definition.id if found is not None else ""]


class Log:
    """An append-only list of entries `{kind, ..., cause}`.

    An event is written down as it is, and becomes an entry when somebody reads it: most games are played to be played
    out, not read. Before a card gets another print, `settle` has to be called.
    """

    __slots__ = ("entries", "length", "told", "telling", "cards")

    def __init__(self, telling: Telling | None = None, cards: Mapping[int, Any] | None = None) -> None:
        self.entries: list[Any] = []
        """Entries, and events as tuples of one."""
        self.length = 0
        self.told = 0
        """So many entries at the beginning are no events any more."""
        self.telling = telling
        self.cards = cards

    def add(self, entry: Data) -> None:
        """Append an entry; entries already there are never changed."""
        self.append(entry)

    def add_event(self, event: Data) -> None:
        """Append an event, which is never changed from now on."""
        self.append((event,))

    def append(self, item: Any) -> None:
        """Append an entry or an event, leaving alone what a clone has written."""
        if len(self.entries) != self.length:
            self.entries = self.entries[:self.length]
        self.entries.append(item)
        self.length += 1

    def settle(self) -> None:
        """Make entries of the events."""
        entries = self.entries
        for index in range(self.told, self.length):
            item = entries[index]
            if type(item) is tuple:
                assert self.telling is not None
                assert self.cards is not None
                entries[index] = self.telling.entry(item[0], self.cards)
        self.told = self.length

    def load(self, entries: list[Data]) -> None:
        """Take over the entries of a saved game."""
        self.entries = entries
        self.told = self.length = len(entries)

    def copy(self, cards: Mapping[int, Any] | None = None) -> Log:
        """Return a log of the same past and its own future, for a game with these cards."""
        twin = Log(self.telling, cards)
        twin.entries = self.entries
        twin.length = self.length
        twin.told = self.told
        return twin

    def __len__(self) -> int:
        return self.length

    def __iter__(self) -> Iterator[Data]:
        self.settle()
        return iter(self.entries[:self.length])

    def __getitem__(self, index: int) -> Data:
        self.settle()
        entry: Data = self.entries[:self.length][index]
        return entry

    def since(self, index: int) -> list[Data]:
        """Return the entries from this index on."""
        self.settle()
        return self.entries[index:self.length]
