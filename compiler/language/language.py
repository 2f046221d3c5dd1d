"""A surface language with the phrases of a game: reads texts to trees and prints trees as texts."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from compiler.language.agreement import Agreement, Mismatch, Said, Speech
from compiler.language.ast import INVERTED, Node, walk
from compiler.language.features import NONE
from compiler.language.grammar import Grammar, Words
from compiler.language.lexer import Leaf, Lexer, NameTable, Raw, scan
from compiler.language.parser import Child, Parser
from compiler.language.phrases import Phrasebook
from compiler.language.printer import NameMap, Printer
from compiler.language.usage import Writing


class Tongue(Speech, Words, Writing, Protocol):
    """What a surface language brings: its words, its inflection and its way of writing."""

    def text(self, words: list[str]) -> str:
        """Join words into text."""


@dataclass(slots=True)
class Sentence:
    """What reading a sentence gave: the distinct values it can have, or where and why reading stopped."""

    values: list[object] = field(default_factory=list)
    mismatches: list[Mismatch] = field(default_factory=list)
    stopped: Raw | None = None
    at_end: bool = False
    expected: frozenset[str] = frozenset()
    too_involved: bool = False


class Language:
    """One language of one game."""

    def __init__(self, tongue: Tongue, book: Phrasebook, cache: Path | None = None, start: str = "feature") -> None:
        self.tongue = tongue
        self.grammar = Grammar(tongue, book, start, cache)
        self.lexer = Lexer(self.grammar)
        self._parser = Parser(self.grammar, self.grammar.tables())
        self._printer = Printer(self.grammar)
        self._clauses = book.clauses

    def read(self, raws: list[Raw], *names: NameTable) -> Sentence:
        """Read one sentence, already cut into pieces."""
        lattice = self.lexer.lattice(raws, *names)
        readings = self._parser.read(lattice)
        if not readings.trees:
            at_end = readings.reached >= len(raws)
            stopped = None if at_end else raws[readings.reached]
            closed = self._closed(raws, readings.reached)
            mended = self.read(closed, *names) if closed else None
            if mended is not None and len(mended.values) == 1 and not mended.mismatches:
                return mended
            return Sentence([], [], stopped, at_end, frozenset(readings.expected), readings.too_involved)
        said = [Agreement(self.tongue).say(tree, NONE) for tree in readings.trees]
        return _best(_shortest_names(readings.trees, said))

    def _closed(self, raws: list[Raw], at: int) -> list[Raw] | None:
        """Return the pieces with the comma that ends a clause where reading stopped, if one is open there."""
        opened = [place for place, raw in enumerate(raws[:at]) if raw.normal in self._clauses]
        if at >= len(raws) or raws[at].kind == "punct" or not opened:
            return None
        if any(raw.kind == "punct" for raw in raws[opened[-1] : at]):
            return None
        end = raws[at - 1].end
        return [*raws[:at], Raw("punct", ",", ",", end, end), *raws[at:]]

    def following(self, raws: list[Raw], *names: NameTable) -> set[str]:
        """Return the terminals that may come next after the pieces of an unfinished sentence."""
        return self._parser.following(self.lexer.lattice(raws, *names))

    def write(self, value: Node, names: NameMap, category: str = "feature") -> str:
        """Return the text of a value in its canonical wording. Raises Unprintable."""
        tree = self._printer.plan(category, value, names)
        return self.tongue.text(Agreement(self.tongue, writing=True).say(tree, NONE).words)


def _shortest_names(trees: list[Child], said: list[Said]) -> list[Said]:
    """A name without quotes ends where the words can first be read, in agreement, as what it does.

    So the words behind it are its own where nothing else fits: *effect breath of the forest heal …*.
    """
    if len(trees) == 1:
        return said
    ranks = [(len(each.mismatches), _unquoted(tree)) for tree, each in zip(trees, said, strict=True)]
    return [each for each, rank in zip(said, ranks, strict=True) if rank == min(ranks)]


def _unquoted(child: Child) -> int:
    if isinstance(child, Leaf):
        return child.length if child.terminal == "FLAVOR" and child.text[0].isalpha() else 0
    return sum(map(_unquoted, child.children))


def _best(said: list[Said]) -> Sentence:
    fewest = min(len(each.mismatches) for each in said)
    good = [each for each in said if len(each.mismatches) == fewest]
    values: list[object] = []
    for each in good:
        for value in (each.value, *each.others):
            if value not in values:
                values.append(value)
    if len(values) > 1:
        values = [value for value in values if isinstance(value, Node) and _is_inverted(value)] or values
    return Sentence(values, good[0].mismatches if fewest else [])


def _is_inverted(value: Node) -> bool:
    """Whether a subject stands behind its verb, where it might be an object by its form: then it is the subject."""
    return any(each.span is not None and each.span.manner == INVERTED for each in walk(value))


__all__ = ["Language", "Sentence", "Tongue", "scan"]
