"""Reading the scripts of a project: those whose files have changed; what the others say is known."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple, TypeVar

from compiler.diagnostics import Refused
from compiler.diagnostics.storage import stored
from compiler.memory.files import digest
from compiler.memory.results import ReadScript, read_script
from compiler.memory.run import NEW, REFUSED, Fact, Outrun, Row, Run
from compiler.memory.store import Damaged, Data, Key, decoded, encoded
from compiler.sharing import share
from compiler.sources.places import Place
from compiler.sources.reader import decode, read_bytes
from compiler.sources.scripts import Script, made
from compiler.sources.source import Source

SCRIPT, RESULT, SAID, NAME = "script", "result", "said", "name"
"""Kinds of entries by file: its data; a card's result; the pieces of its texts; how its names begin and decline."""

_WORTH_SHARING = 400
"""So many files are worth a process of their own."""

T = TypeVar("T")


class Shelf:
    """The scripts of a run, and the entries that it reads and writes."""

    def __init__(self, run: Run) -> None:
        """Read the files that are new or have changed."""
        self.run = run
        self.rows = run.now.rows
        self.facts = run.now.facts
        self.put: dict[Key, bytes] = {}
        self.cards = [place for place in run.places if place.kind == "card"]
        self.changed: set[str] = set()
        """The files that are new, have changed or are gone."""
        opened: list[tuple[Place, bytes]] = []
        for place in run.places:
            row = run.kept[place.label]
            self.rows[place.label] = row or Row(run.clock.seen(place.status, ""))
            if row is None:
                self.changed.add(place.label)
                self._open(place, opened)
        for (place, raw), read in zip(opened, share(_read_all, opened, _WORTH_SHARING), strict=True):
            self._learn(place, read, digest(raw))
        gone = [label for label in run.last.rows if label not in self.rows]
        self.changed.update(gone)
        self.drop = {(kind, label) for label in gone for kind in (SCRIPT, RESULT, SAID, NAME)}

    def _open(self, place: Place, opened: list[tuple[Place, bytes]]) -> None:
        try:
            opened.append((place, read_bytes(Path(place.path), place.label)))
        except Refused as refused:
            self._learn(place, _briefly(place, ReadScript(None, [stored(each) for each in refused.diagnostics])), "")

    def _learn(self, place: Place, read: _Brief, content: str) -> None:
        """Keep what a changed file says; nothing is known of a card yet."""
        self.put[SCRIPT, place.label] = read.body
        self.rows[place.label] = Row(self.run.clock.seen(place.status, content), read.state)
        self.facts[place.label] = read.fact

    def fact(self, label: str) -> Fact:
        """Return what is known of a script, nothing if it is gone."""
        return self.facts[label] if label in self.rows else Fact()

    def entries(self, kind: str, labels: Iterable[str]) -> dict[str, Data]:
        """Return entries by file, those of this run before those that were kept. Damaged if one is not there."""
        return {label: decoded(body) for label, body in self.bodies(kind, labels).items()}

    def bodies(self, kind: str, labels: Iterable[str]) -> dict[str, bytes]:
        """Return entries as they are written."""
        wanted = list(labels)
        new = {label: self.put[kind, label] for label in wanted if (kind, label) in self.put}
        found = {**dict(self.run.store.bodies(kind, (label for label in wanted if label not in new))), **new}
        if len(found) < len(set(wanted)):
            raise Damaged
        return found

    def keep(self, key: Key, data: Data) -> None:
        """Write an entry if it is not there as it is."""
        if self.run.store.get(*key) != data:
            self.change(key, data)

    def change(self, key: Key, data: Data | None) -> None:
        """Write an entry, or drop it."""
        if data is None:
            self.put.pop(key, None)
            self.drop.add(key)
        else:
            self.put[key] = encoded(data)
            self.drop.discard(key)

    def scripts(self, of: type[T], places: Iterable[Place]) -> Iterator[T]:
        """Yield the scripts at places, without those that can't be used."""
        usable = [place for place in places if self.rows[place.label].state != REFUSED]
        said = self.bodies(SCRIPT, (place.label for place in usable))
        for place in usable:
            script = self.made(place, said[place.label])
            assert isinstance(script, of)
            yield script

    def made(self, place: Place, body: bytes) -> Script:
        """Return the script at a place by its entry; Outrun if its file has changed."""
        return made(place, decoded(body)[0], self.source(place))

    def places(self, kind: str) -> list[Place]:
        """Return the places of a kind of scripts, in order."""
        return [place for place in self.run.places if place.kind == kind]

    def source(self, place: Place) -> Source:
        """Return the file of a script as it was read; Outrun if it has changed since."""
        try:
            raw = read_bytes(Path(place.path), place.label)
        except Refused:
            raise Outrun from None
        if digest(raw) != self.rows[place.label].seen[4]:
            raise Outrun
        return decode(raw, place.label)

    def refusals(self) -> list[Data]:
        """Return what is wrong with files that can't be used, in order."""
        refused = [place.label for place in self.run.places if self.rows[place.label].state == REFUSED]
        said = self.entries(SCRIPT, refused)
        return [fault for label in refused for fault in said[label][1]]


def _forms(data: Data) -> dict[str, str]:
    forms: dict[str, str] = data["ru"].get("forms", {})
    return forms


class _Brief(NamedTuple):
    """A script that was read: its entry, and what the index says of it."""

    body: bytes
    state: str
    fact: Fact = Fact()


def _briefly(place: Place, script: ReadScript) -> _Brief:
    body, data = encoded(script), script.data
    if script.faults:
        return _Brief(body, REFUSED)
    if place.kind != "card":
        return _Brief(body, NEW)
    return _Brief(body, NEW, Fact(data["type"], [data["en"]["name"], data["ru"]["name"], _forms(data)]))


def _read_all(changed: Sequence[tuple[Place, bytes]]) -> list[_Brief]:
    return [_briefly(place, _read(place, raw)) for place, raw in changed]


def _read(place: Place, raw: bytes) -> ReadScript:
    try:
        source = decode(raw, place.label)
    except Refused as refused:
        return ReadScript(None, [stored(each) for each in refused.diagnostics])
    return read_script(place, source)
