"""All texts of a grammar up to a bound: each wording with each wording in each of its slots."""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from functools import cached_property

from compiler.games.game import game
from compiler.language.grammar import Reading, Rule
from compiler.language.language import Language
from compiler.language.lexer import Name
from compiler.language.parser import Tree
from compiler.language.phrases import Phrasebook
from compiler.language.reading import Reader
from compiler.language.reading import Reading as TextReading
from compiler.language.samples import Samples
from compiler.language.template import SlotItem
from tests.language.helpers import texts

NAMES = {"en": "Piranha", "ru": "Пиранья"}
"""The card that has the texts."""


class Enumeration:
    """The texts of one language, and what is wrong with each."""

    def __init__(self, reader: Reader, own: Name) -> None:
        self._reader = reader
        self._own = own
        self._samples = Samples(reader.language, {**reader.names, own.value: own})
        self._start = reader.language.grammar.start

    def readings(self, depth: int) -> Iterator[tuple[str, TextReading]]:
        """Yield each text with what is read in it."""
        for text in dict.fromkeys(self._texts(depth)):
            yield text, self._reader.read(text, self._own)

    def _texts(self, depth: int) -> Iterator[str]:
        """Return the texts with so many wordings of choice, each in a slot of the one before."""
        for category in self._settings:
            for wording in self._samples.wordings[category]:
                for tree in self._filled(*wording, depth):
                    text = self._samples.said(self._set(category, tree))
                    if text is not None:
                        yield text

    def _filled(self, rule: Rule, reading: Reading, depth: int) -> Iterator[Tree]:
        yield self._samples.tree(rule, reading)
        if depth > 1:
            for at, category in self._slots(reading):
                for inner in self._samples.wordings[category]:
                    for tree in self._filled(*inner, depth - 1):
                        yield self._samples.tree(rule, reading, {at: tree})

    def _slots(self, reading: Reading) -> Iterator[tuple[int, str]]:
        for at, part in enumerate(reading.parts):
            if isinstance(part, SlotItem) and not part.silent and part.category in self._samples.wordings:
                yield at, part.category

    @cached_property
    def _settings(self) -> dict[str, tuple[Rule, Reading, int] | None]:
        """For each category the shortest wording that has it as a slot, on the way to a whole sentence."""
        found: dict[str, tuple[Rule, Reading, int] | None] = {self._start: None}
        queue = [(0, self._start)]
        while queue:
            length, category = heapq.heappop(queue)
            for rule, reading in self._samples.wordings[category]:
                for at, inner in self._slots(reading):
                    if inner not in found:
                        found[inner] = (rule, reading, at)
                        heapq.heappush(queue, (length + len(reading.parts), inner))
        return found

    def _set(self, category: str, tree: Tree) -> Tree:
        setting = self._settings[category]
        while setting is not None:
            rule, reading, at = setting
            tree = self._samples.tree(rule, reading, {at: tree})
            setting = self._settings[rule.category]
        return tree


def search(language: str, of: str, *more: Phrasebook) -> Enumeration:
    """Return the search over the texts of a game, with these phrases as well."""
    reader = texts(of).readers[language]
    if more:
        book = game(of).phrasebook().extend(*more)
        reader = Reader(Language(reader.language.tongue, book), reader.names.values())
    return Enumeration(reader, texts(of).own_name(language, NAMES[language]))
