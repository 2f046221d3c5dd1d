"""Saying a value: from a node to the tree of the canonical wording, and from a tree to text."""

from __future__ import annotations

from collections.abc import Mapping

from compiler.language.ast import Node
from compiler.language.grammar import Grammar, Reading, Rule, Word
from compiler.language.lexer import Leaf, Name
from compiler.language.parser import Child, Tree

_TOKENS: dict[str, tuple[str, ...]] = {
    "number": ("NUMBER", "COINS", "PLUS", "MINUS"),
    "x": ("X", "COINS_X", "PLUS_X", "MINUS_X"),
}
_SYMBOLS = ("CLOSE", "BODY", "OBJECT")


class Unprintable(ValueError):
    """A value that no phrase of the language can say."""


class Printer:
    """Finds the canonical wording of values in one grammar."""

    def __init__(self, grammar: Grammar) -> None:
        self._grammar = grammar
        self._single: dict[int, Rule] = {}
        self._index: dict[tuple[str, type | None, str | None], list[tuple[Rule, Reading]]] = {}

    def plan(self, category: str, value: object, names: Mapping[object, Name]) -> Tree:
        """Return the tree that says a value as this category. Raises Unprintable."""
        tree = self._plan(category, value, names)
        if tree is None:
            raise Unprintable(f"no {self._grammar.language} wording for {category} {value!r}")
        assert isinstance(tree, Tree)
        return tree

    def _plan(self, category: str, value: object, names: Mapping[object, Name]) -> Child | None:
        if self._grammar.is_terminal(category):
            return _token(category, value, names)
        for rule, reading in self._candidates(category, value):
            tree = self._fill(rule, reading, value, names)
            if tree is not None:
                return tree
        return None

    def _candidates(self, category: str, value: object) -> list[tuple[Rule, Reading]]:
        manner = value.span.manner if isinstance(value, Node) and value.span else None
        key = (category, type(value), manner)
        if key not in self._index:
            fitting = [
                (rule, reading)
                for rule, reading in self._grammar.by_category.get(category, [])
                if _fits(reading, value)
            ]
            fitting.sort(key=lambda pair: _preference(pair[1].wording.phrase.manner, manner))
            self._index[key] = fitting
        return self._index[key]

    def _fill(self, rule: Rule, reading: Reading, value: object, names: Mapping[object, Name]) -> Tree | None:
        phrase = reading.wording.phrase
        fields = phrase.fields(reading.wording, value)
        if fields is None:
            return None
        children: list[Child] = []
        for part in reading.parts:
            child: Child | None
            if isinstance(part, Word):
                child = Leaf("", part.lexeme, None, part.form, 0, 0, 1)
            else:
                child = self._plan(part.category, fields[part.name], names)
            if child is None:
                return None
            children.append(child)
        return Tree(self._one(rule, reading), tuple(children))

    def _one(self, rule: Rule, reading: Reading) -> Rule:
        return self._single.setdefault(id(reading), Rule(rule.id, rule.category, rule.symbols, [reading]))


def _fits(reading: Reading, value: object) -> bool:
    types = reading.wording.phrase.shape.types
    return types is None or isinstance(value, types)


def _preference(manner: str | None, wanted: str | None) -> int:
    """The manner of the value first, then the plain wording, then the rest."""
    if manner == wanted:
        return 0
    return 1 if manner is None else 2


def _token(terminal: str, value: object, names: Mapping[object, Name]) -> Leaf | None:
    if isinstance(value, int) and not isinstance(value, bool) and terminal in _TOKENS["number"]:
        return Leaf(terminal, None, value, "", 0, 0, 1)
    if value == "X" and terminal in _TOKENS["x"]:
        return Leaf(terminal, None, value, "", 0, 0, 1)
    if terminal in _SYMBOLS and value == terminal.lower():
        return Leaf(terminal, None, value, "", 0, 0, 1)
    name = names.get(value) if not isinstance(value, Node) else None
    if name is not None and name.terminal == terminal:
        return Leaf(terminal, name.lexeme, value, "", 0, 0, 1)
    return None
