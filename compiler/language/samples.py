"""Samples of wordings: each as the shortest text, its slots filled with what is simplest."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import cached_property

from compiler.language import meaning as m
from compiler.language.agreement import Agreement
from compiler.language.ast import Node
from compiler.language.features import NONE
from compiler.language.grammar import Reading, Rule, Word
from compiler.language.language import Language
from compiler.language.lexer import Leaf, Name
from compiler.language.parser import Child, Tree
from compiler.language.phrases import Make
from compiler.language.printer import Printer, Unprintable
from compiler.language.template import SlotItem

_CREATURE = m.Cards(m.One(), m.Kind(m.TypeNoun("creature"), ()))
SIMPLEST: Mapping[str, Node] = {
    "np": _CREATURE,
    "agent": _CREATURE,
    "kind": _CREATURE.kind,
    "doing": m.Draw(m.Number(1)),
    "reduction": m.ReduceStrike(m.Strength("weak"), of=_CREATURE),
}
"""What stands in a slot of a category, where the shortest would say too little."""

_NUMBERS = {"NUMBER": 2, "COINS": 3, "PLUS": 2, "MINUS": 2, "X_MORE": 2}
_SYMBOLS = ("CLOSE", "BODY", "OBJECT", "TAP", "INSTANT", "TOKEN", "FIRST", "SECOND")
_WRITTEN = {"FLAVOR": "rain", "POWERS": "1-2-2"}
"""What stands in a text as it is written."""


class Samples:
    """Samples of one grammar; ``names`` are the names that may stand for cards and keywords."""

    def __init__(self, language: Language, names: Mapping[object, Name]) -> None:
        self.grammar = language.grammar
        self._tongue = language.tongue
        self._printer = Printer(language.grammar)
        self._names = names
        self.wordings: dict[str, list[tuple[Rule, Reading]]] = defaultdict(list)
        for rule in self.grammar.rules:
            self.wordings[rule.category] += [(rule, reading) for reading in rule.readings]

    def tree(self, rule: Rule, reading: Reading, given: Mapping[int, Child] | None = None) -> Tree:
        """Return the tree of a wording, what is not ``given`` for its parts filled simply."""
        known = given or {}
        children = [known.get(at) or self._part(reading, part) for at, part in enumerate(reading.parts)]
        return Tree(Rule(rule.id, rule.category, rule.symbols, [reading]), tuple(children))

    def said(self, tree: Tree) -> str | None:
        """Return the text of a tree, or None if its parts do not fit together."""
        try:
            said = Agreement(self._tongue, writing=True).say(tree, NONE)
        except (AssertionError, AttributeError, TypeError, KeyError, Unprintable):
            return None  # a filler that no such phrase can have
        return None if said.mismatches else self._tongue.text(said.words)

    def _part(self, reading: Reading, part: Word | SlotItem) -> Child:
        if isinstance(part, Word):
            return Leaf("", part.lexeme, None, part.form, 0, 0, 1)
        shape = reading.wording.phrase.shape
        if part.silent and isinstance(shape, Make):
            return self._printer.plan(part.category, dict(shape.extra)[part.name], self._names)
        return self._simplest(part.category)

    def _simplest(self, category: str) -> Child:
        if self.grammar.is_terminal(category):
            return self._leaf(category)
        if category in SIMPLEST:
            return self._printer.plan(category, SIMPLEST[category], self._names)
        _, rule, reading = self._shortest[category]
        return self.tree(rule, reading)

    def _leaf(self, terminal: str) -> Leaf:
        name = next((each for each in self._names.values() if each.terminal == terminal), None)
        if name is not None:
            return Leaf(terminal, name.lexeme, name.value, "", 0, 0, 1)
        value = terminal.lower() if terminal in _SYMBOLS else _NUMBERS.get(terminal, _WRITTEN.get(terminal, "X"))
        return Leaf(terminal, None, value, "", 0, 0, 1)

    @cached_property
    def _shortest(self) -> dict[str, tuple[int, Rule, Reading]]:
        """The shortest wording of each category with the number of its words."""
        found: dict[str, tuple[int, Rule, Reading]] = {}
        changed = True
        while changed:
            changed = False
            for category, wordings in self.wordings.items():
                for rule, reading in wordings:
                    length = self._length(reading, found)
                    if length is not None and (category not in found or length < found[category][0]):
                        found[category] = (length, rule, reading)
                        changed = True
        return found

    def _length(self, reading: Reading, found: Mapping[str, tuple[int, Rule, Reading]]) -> int | None:
        length = 0
        for part in reading.parts:
            if isinstance(part, Word) or self.grammar.is_terminal(part.category):
                length += 1
            elif part.category in found:
                length += found[part.category][0]
            else:
                return None
        return length
