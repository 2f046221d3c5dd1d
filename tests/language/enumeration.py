"""All texts of a grammar up to a bound: each wording with each wording in each of its slots."""

from __future__ import annotations

import heapq
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cached_property

from compiler.language.agreement import Agreement
from compiler.language.features import NONE
from compiler.language.grammar import Grammar, Reading, Rule, Word
from compiler.language.language import Language
from compiler.language.lexer import Leaf, Name
from compiler.language.parser import Child, Tree
from compiler.language.phrases import Make
from compiler.language.printer import Printer, Unprintable
from compiler.language.reading import Reader
from compiler.language.template import SlotItem

_VALUES = {"NUMBER": 2, "COINS": 3, "PLUS": 2, "MINUS": 2}
_X = ("X", "COINS_X", "PLUS_X", "MINUS_X")


class Enumeration:
    """Texts of one grammar; ``names`` are the names that stand for cards and keywords."""

    def __init__(self, language: Language, names: Mapping[object, Name]) -> None:
        self._language = language
        self._grammar: Grammar = language.grammar
        self._printer = Printer(language.grammar)
        self._names = names
        self._rules: dict[str, list[tuple[Rule, Reading]]] = defaultdict(list)
        for rule in self._grammar.rules:
            self._rules[rule.category] += [(rule, reading) for reading in rule.readings]

    def texts(self, depth: int) -> Iterator[str]:
        """Return the texts with so many wordings of choice, each in a slot of the one before."""
        seen: set[str] = set()
        for category, wordings in self._rules.items():
            if category not in self._settings:
                continue
            for rule, reading in wordings:
                for tree in self._filled(rule, reading, depth):
                    text = self._said(self._set(category, tree))
                    if text is not None and text not in seen:
                        seen.add(text)
                        yield text

    def _filled(self, rule: Rule, reading: Reading, depth: int) -> Iterator[Tree]:
        yield self._tree(rule, reading, {})
        if depth > 1:
            for at, part in enumerate(reading.parts):
                if isinstance(part, SlotItem) and not part.silent:
                    for inner in self._rules.get(part.category, []):
                        for tree in self._filled(*inner, depth - 1):
                            yield self._tree(rule, reading, {at: tree})

    def _tree(self, rule: Rule, reading: Reading, given: Mapping[int, Child]) -> Tree:
        children = [given.get(at) or self._part(reading, part) for at, part in enumerate(reading.parts)]
        return Tree(Rule(rule.id, rule.category, rule.symbols, [reading]), tuple(children))

    def _part(self, reading: Reading, part: Word | SlotItem) -> Child:
        if isinstance(part, Word):
            return Leaf("", part.lexeme, None, part.form, 0, 0, 1)
        shape = reading.wording.phrase.shape
        if part.silent and isinstance(shape, Make):
            return self._printer.plan(part.category, dict(shape.extra)[part.name], self._names)
        return self._shortest(part.category)

    def _shortest(self, category: str) -> Child:
        if self._grammar.is_terminal(category):
            return self._leaf(category)
        _, rule, reading = self._short[category]
        return self._tree(rule, reading, {})

    def _leaf(self, terminal: str) -> Leaf:
        value: object = _VALUES.get(terminal, "X" if terminal in _X else terminal.lower())
        name = next((each for each in self._names.values() if each.terminal == terminal), None)
        if name is not None:
            return Leaf(terminal, name.lexeme, name.value, "", 0, 0, 1)
        return Leaf(terminal, None, value, "", 0, 0, 1)

    @cached_property
    def _short(self) -> dict[str, tuple[int, Rule, Reading]]:
        """The shortest wording of each category, by the number of its words."""
        found: dict[str, tuple[int, Rule, Reading]] = {}
        changed = True
        while changed:
            changed = False
            for category, wordings in self._rules.items():
                for rule, reading in wordings:
                    lengths = [self._length(part, found) for part in reading.parts]
                    if None in lengths:
                        continue
                    length = sum(filter(None, lengths))
                    if category not in found or length < found[category][0]:
                        found[category] = (length, rule, reading)
                        changed = True
        return found

    def _length(self, part: Word | SlotItem, found: Mapping[str, tuple[int, Rule, Reading]]) -> int | None:
        if isinstance(part, Word) or self._grammar.is_terminal(part.category):
            return 1
        return found[part.category][0] if part.category in found else None

    @cached_property
    def _settings(self) -> dict[str, tuple[Rule, Reading, int] | None]:
        """For each category the shortest wording that has it as a slot, on the way to a whole sentence."""
        found: dict[str, tuple[Rule, Reading, int] | None] = {self._grammar.start: None}
        queue = [(0, self._grammar.start)]
        while queue:
            length, category = heapq.heappop(queue)
            for rule, reading in self._rules[category]:
                for at, part in enumerate(reading.parts):
                    if isinstance(part, SlotItem) and part.category in self._rules and part.category not in found:
                        found[part.category] = (rule, reading, at)
                        heapq.heappush(queue, (length + len(reading.parts), part.category))
        return found

    def _set(self, category: str, tree: Tree) -> Tree:
        setting = self._settings[category]
        while setting is not None:
            rule, reading, at = setting
            tree = self._tree(rule, reading, {at: tree})
            setting = self._settings[rule.category]
        return tree

    def _said(self, tree: Tree) -> str | None:
        """Return the text, or None if the parts do not fit together."""
        try:
            said = Agreement(self._language.tongue, writing=True).say(tree, NONE)
        except (AssertionError, AttributeError, TypeError, KeyError, Unprintable):
            return None
        return None if said.mismatches else self._language.tongue.text(said.words)


class Search:
    """The texts of one language of the repository's game, and what is wrong with each."""

    def __init__(self, reader: Reader, own: Name) -> None:
        self._reader = reader
        self._own = own
        self._enumeration = Enumeration(reader.language, {**reader.names, own.value: own})

    def faults(self, depth: int) -> dict[str, set[str]]:
        """Return each text with the codes of what is wrong with it."""
        return {
            text: {each.code for each in self._reader.read(text, self._own).diagnostics}
            for text in self._enumeration.texts(depth)
        }
