"""One look at a project: which of its files are as they were at the last run, and what was known of them then."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, NamedTuple
from zlib import crc32

from compiler.diagnostics.storage import stored
from compiler.language.kept import Lazy
from compiler.memory.files import Clock, Seen, Surroundings, digest, digest_of, unchanged
from compiler.memory.store import Damaged, Key, Store, encoded
from compiler.sources import Project
from compiler.sources.places import Place, find_places

Data = Any
"""What JSON can say."""

NEW, FINE, WARNED, FAULTY, REFUSED = "", "fine", "warned", "faulty", "refused"
WHOLE = (FINE, WARNED)
"""What is known of a card: nothing yet, nothing wrong, something wrong with its texts, with its file. The last and
the first are said of other scripts, too."""

INDEX: Key = ("index", "")
ROWS, FACTS = "rows", "facts"
"""Of the entries that hold the rows of the index and what else is known of scripts, by a part of it.

An edit writes but one part anew, and reads only the rows of the others.
"""
_PARTS = 16


class Outrun(Exception):
    """Files or the store have changed while they were read."""


class Row(NamedTuple):
    """What the index says of a script: its file, what is known; of a card, whether the ledger says otherwise of it."""

    seen: Seen
    state: str = NEW
    altered: bool = False
    module: bool = False


class Fact(NamedTuple):
    """What else is known of a script, if it is a card: its type, its names and more.

    ``names`` are those by language and the given forms of the Russian one; ``mentions`` are keywords that its text may
    mean; ``fingerprint`` and ``meaning`` stand for its entry in the ledger.
    """

    type: str = ""
    names: Sequence[Any] = ("", "", {})
    mentions: Sequence[str] = ()
    fingerprint: str = ""
    meaning: str = ""


_NOTHING = Fact()


class Facts:
    """What else is known of scripts: what is new, before what was known at the last run, read when it is asked for."""

    def __init__(self, before: Callable[[str], Fact]) -> None:
        self._before = before
        self.new: dict[str, Fact] = {}

    def __getitem__(self, label: str) -> Fact:
        known = self.new.get(label)
        return self._before(label) if known is None else known

    def __setitem__(self, label: str, fact: Fact) -> None:
        self.new[label] = fact


@dataclass(slots=True)
class Index:
    """All that is known at once; the rest is fetched from the store by the file that it belongs to.

    ``around`` are the other files that results depend on, ``digests`` what they and the names stood for, ``across``
    what no file is to blame for alone, ``whole`` everything that was wrong, if all was checked.
    """

    rows: dict[str, Row] = field(default_factory=dict)
    facts: Facts = field(default_factory=lambda: Facts(lambda label: _NOTHING))
    around: Mapping[str, Mapping[str, Seen]] = field(default_factory=dict)
    digests: dict[str, str] = field(default_factory=dict)
    misplaced: list[Data] = field(default_factory=list)
    across: list[Data] = field(default_factory=list)
    whole: list[Data] | None = None

    @classmethod
    def of(cls, data: Mapping[str, Data], store: Store) -> Index:
        """Return the index that was kept in a store."""
        rows = {label: Row._make(row) for _, part in store.every(ROWS) for label, row in part.items()}
        facts: Lazy[str, Mapping[str, Data]] = Lazy(lambda part: store.get(FACTS, part) or {})

        def fact(label: str) -> Fact:
            if label not in rows:
                return _NOTHING
            known = facts[_part(label)].get(label)
            if known is None:
                raise Damaged
            return Fact._make(known)

        around, digests, misplaced = data["around"], data["digests"], data["misplaced"]
        return cls(rows, Facts(fact), around, digests, misplaced, data["across"], data["whole"])

    def entries(self, last: Index) -> dict[Key, Data]:
        """Return it as entries, without parts that are as in the last index."""
        changed = {_part(label) for label, row in self.rows.items() if last.rows.get(label) is not row}
        changed |= {_part(label) for label in last.rows.keys() - self.rows.keys()}
        learnt = changed if last.rows.keys() - self.rows.keys() else {*map(_part, self.facts.new)}
        parts: dict[str, list[str]] = {part: [] for part in changed | learnt}
        for label in self.rows:
            if (part := _part(label)) in parts:
                parts[part].append(label)
        head = {
            "around": self.around,
            "digests": self.digests,
            "misplaced": self.misplaced,
            "across": self.across,
            "whole": self.whole,
        }
        rows = {(ROWS, part): {label: self.rows[label] for label in parts[part]} for part in changed}
        facts = {(FACTS, part): {label: self.facts[label] for label in parts[part]} for part in learnt}
        return {INDEX: head, **rows, **facts}


def _part(label: str) -> str:
    return str(crc32(label.encode("utf-8", "surrogatepass")) % _PARTS)


class Run:
    """The files of a project now, beside the index of the last run."""

    def __init__(self, project: Project, store: Store) -> None:
        self.project = project
        self.store = store
        self.number = store.run
        kept = store.get(*INDEX)
        self.clock = Clock()
        self.places, misplaced = find_places(project)
        self.places = [place for place in self.places if place.kind != "scenario"]
        self.around = Surroundings(project, kept["around"] if kept else {}, self.clock)
        self.digests = {group: self.around.digest(group) for group in self.around.seen}
        self.last = Index()
        if kept is not None and kept["digests"]["compiler"] == self.digests["compiler"]:
            self.last = Index.of(kept, store)
        facts = Facts(self.last.facts.__getitem__)
        self.now = Index(facts=facts, around=self.around.seen, misplaced=[stored(each) for each in misplaced])

    def recall(self) -> list[Data] | None:
        """Return everything that is wrong, or None if anything has changed since it was found out."""
        last = self.last
        same = last.misplaced == self.now.misplaced and last.rows.keys() == {place.label for place in self.places}
        if last.whole is None or not same or any(last.digests[name] != now for name, now in self.digests.items()):
            return None
        if None in self.kept.values():
            return None
        if any(row.seen[3] for row in last.rows.values()):  # need not be looked into again
            self.now = replace(last, rows={label: row for label, row in self.kept.items() if row})
            self.number = self.store.write(self.number, self._index())
        return last.whole

    @cached_property
    def kept(self) -> dict[str, Row | None]:
        """The rows of the scripts, None for those whose files are not as they were."""
        return {place.label: self._kept(place) for place in self.places}

    def _kept(self, place: Place) -> Row | None:
        row = self.last.rows.get(place.label)
        if row is None:
            return None
        if unchanged(place.status, row.seen):
            return row
        known = row.seen[4]
        if not known or digest_of(place.path) != known:
            return None
        return row._replace(seen=self.clock.seen(place.status, known))

    def usable(self, place: Place) -> bool:
        """Whether nothing is wrong with a script's file."""
        return (self.now.rows or self.last.rows)[place.label].state != REFUSED

    def write(self, put: Mapping[Key, bytes], drop: Iterable[Key]) -> None:
        """Keep encoded entries and the index; Outrun if another run wrote while this one read."""
        if self.store.run != self.number:
            raise Outrun
        self.now.digests = self.digests
        self.store.write(self.number, {**put, **self._index()}, drop)

    def _index(self) -> dict[Key, bytes]:
        return {key: encoded(data) for key, data in self.now.entries(self.last).items()}


def digest_of_data(data: Data) -> str:
    """Return a digest of plain data."""
    return digest(json.dumps(data, ensure_ascii=False).encode("utf-8", "surrogatepass"))
