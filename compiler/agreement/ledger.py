"""The ledger: one committed file that states every card's meaning, so that its diff shows what a change changed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import unified_diff
from hashlib import blake2b

from compiler.language.ast import Node
from compiler.language.brief import brief, parts_of
from compiler.language.meaning import CardText

NAME = "ledger.txt"
HEADER = "# What every card means. Generated; do not edit.\n"
WIDTH = 110


@dataclass(frozen=True, slots=True)
class Entry:
    """A card in the ledger: a fingerprint of its texts, and the lines that state its meaning."""

    fingerprint: str
    lines: tuple[str, ...]

    @property
    def meaning(self) -> str:
        """A digest of the meaning."""
        return fingerprint(self.lines)


def fingerprint(texts: Iterable[str]) -> str:
    """Return a short digest of a card's texts in all languages."""
    digest = blake2b(digest_size=6)
    for text in texts:
        digest.update(text.encode() + b"\0")
    return digest.hexdigest()


def entry(texts: Iterable[str], meaning: CardText) -> Entry:
    """Return the ledger's entry of a card."""
    lines = [line for feature in meaning.features for line in stated(feature)]
    return Entry(fingerprint(texts), tuple(lines))


def stated(value: object, indent: int = 1, label: str = "") -> list[str]:
    """Return a tree as lines: on one line if it fits, else a node's parts one below the other."""
    start = "  " * indent + (f"{label}: " if label else "")
    if len(start) + len(brief(value)) <= WIDTH or not isinstance(value, Node | tuple):
        return [start + brief(value)]
    if isinstance(value, tuple):
        return [start.rstrip(), *(line for item in value for line in stated(item, indent + 1))]
    lines = [start + type(value).__name__]
    return lines + [line for name, part in parts_of(value) for line in stated(part, indent + 1, name)]


def written(entries: Mapping[str, Entry]) -> str:
    """Return the text of a ledger."""
    cards = ["\n".join([f"{card} {known.fingerprint}", *known.lines]) + "\n" for card, known in sorted(entries.items())]
    return HEADER + "".join(f"\n{card}" for card in cards)


def read(text: str) -> dict[str, Entry]:
    """Return the entries of a ledger; what is not in its form is left out."""
    entries: dict[str, Entry] = {}
    for block in text.split("\n\n")[1:]:
        head, *lines = block.rstrip("\n").split("\n")
        card, _, known = head.partition(" ")
        entries[card] = Entry(known, tuple(lines))
    return entries


def find(text: str, card: str) -> Entry | None:
    """Return the entry of one card in the text of a ledger, without reading the others."""
    start = text.find(f"\n\n{card} ")
    if start < 0:
        return None
    end = text.find("\n\n", start + 2)
    return read(text[start : end if end > 0 else len(text)])[card]


def altered(before: Entry | None, texts: str, meaning: str) -> bool:
    """Whether a card that has an entry means something else now although its texts are the same.

    It is given by the fingerprint of its texts and the digest of its meaning: then the language itself has changed.
    """
    return before is not None and before.fingerprint == texts and before.meaning != meaning


@dataclass(frozen=True, slots=True)
class Change:
    """How a card differs between two ledgers.

    ``kind`` is ``changed`` (another meaning), ``added`` (newly read), ``removed`` (no longer read) or ``texts``
    (other words, the same meaning).
    """

    card: str
    kind: str
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()


KINDS = ("changed", "added", "removed", "texts")


def changes(before: Mapping[str, Entry], after: Mapping[str, Entry]) -> list[Change]:
    """Return what changed between two ledgers, by kind and then by card."""
    found = []
    for card in sorted({*before, *after}):
        old, new = before.get(card), after.get(card)
        if old is None or new is None:
            kind = "added" if old is None else "removed"
            found.append(Change(card, kind, old.lines if old else (), new.lines if new else ()))
        elif old.lines != new.lines:
            found.append(Change(card, "changed", old.lines, new.lines))
        elif old.fingerprint != new.fingerprint:
            found.append(Change(card, "texts"))
    return sorted(found, key=lambda change: KINDS.index(change.kind))


def lines_of(change: Change) -> list[str]:
    """Return a change as the lines of a diff, without what stayed the same far from it."""
    diff = list(unified_diff(change.before, change.after, lineterm="", n=2))[2:]
    return [line for line in diff if not line.startswith("@@")]
