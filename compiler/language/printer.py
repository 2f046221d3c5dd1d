"""Saying a value: from a node to the tree of the canonical wording, and from a tree to text."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Protocol

from compiler.language.ast import Node, compared
from compiler.language.grammar import Grammar, Reading, Rule, Word
from compiler.language.lexer import Leaf, Name
from compiler.language.parser import Child, Tree
from compiler.language.phrases import Fields, Make, Same, absent
from compiler.language.template import SlotItem

_TOKENS: dict[str, tuple[str, ...]] = {
    "number": ("NUMBER", "COINS", "PLUS", "MINUS"),
    "x": ("X", "COINS_X", "PLUS_X", "MINUS_X"),
}
_SYMBOLS = ("CLOSE", "BODY", "OBJECT")


class NameMap(Protocol):
    """Names by what they stand for."""

    def get(self, value: object, /) -> Name | None:
        """Return the name of something, or None."""


Present = tuple[tuple[str, str | type], ...]


class Unprintable(ValueError):
    """A value that no phrase of the language can say."""


class Printer:
    """Finds the canonical wording of values in one grammar."""

    def __init__(self, grammar: Grammar) -> None:
        self._grammar = grammar
        self._single: dict[int, Rule] = {}
        self._index: dict[tuple[str, type, str | None, Present], list[tuple[Rule, Reading]]] = {}

    def plan(self, category: str, value: object, names: NameMap) -> Tree:
        """Return the tree that says a value as this category. Raises Unprintable."""
        tree = self._plan(category, value, names)
        if tree is None:
            raise Unprintable(f"no {self._grammar.language} wording for {category} {value!r}")
        assert isinstance(tree, Tree)
        return tree

    def _plan(self, category: str, value: object, names: NameMap) -> Child | None:
        if self._grammar.is_terminal(category):
            return _token(category, value, names)
        shape, fields = None, None
        for rule, reading in self._candidates(category, value):
            wording = reading.wording
            if wording.phrase.shape is not shape:  # the wordings of a phrase stand together
                shape = wording.phrase.shape
                fields = shape.match(value)
            if fields is not None and (isinstance(shape, Make) or wording.says(fields)):  # `_fits` asked for Make
                tree = self._fill(rule, reading, fields, names)
                if tree is not None:
                    return tree
        return None

    def _candidates(self, category: str, value: object) -> list[tuple[Rule, Reading]]:
        manner = value.span.manner if isinstance(value, Node) and value.span else None
        present = _present(value)
        key = (category, type(value), manner, present)
        fitting = self._index.get(key)
        if fitting is None:
            fitting = [
                (rule, reading)
                for rule, reading in self._grammar.by_category.get(category, [])
                if _fits(reading, value, present) and self._leads(reading, value)
            ]
            fitting.sort(key=lambda pair: _preference(pair[1].wording.phrase.manner, manner))
            self._index[key] = fitting
        return fitting

    def _leads(self, reading: Reading, value: object) -> bool:
        """Whether a category that stands for another can come to say the value."""
        shape = reading.wording.phrase.shape
        if not isinstance(shape, Same):
            return True
        slot = next(part for part in reading.parts if isinstance(part, SlotItem) and part.name == shape.slot)
        types = self._sayable.get(slot.category)
        return types is None or isinstance(value, tuple(types))

    @cached_property
    def _sayable(self) -> dict[str, set[type] | None]:
        """The types of the values that each category can say, whatever stands between; None for any."""
        found: dict[str, set[type] | None] = {category: set() for category in self._grammar.by_category}
        changed = True
        while changed:
            changed = False
            for category, pairs in self._grammar.by_category.items():
                known = found[category]
                before = -1 if known is None else len(known)
                for _, reading in pairs:
                    more = _types(reading, found)
                    known = None if more is None or known is None else known | more
                found[category] = known
                changed |= before != (-1 if known is None else len(known))
        return found

    def _fill(self, rule: Rule, reading: Reading, fields: Fields, names: NameMap) -> Tree | None:
        children: list[Child] = []
        for part in reversed(reading.parts):  # in a list the last item decides soonest whether the wording fits
            child: Child | None
            if isinstance(part, Word):
                child = Leaf("", part.lexeme, None, part.form, 0, 0, 1)
            else:
                child = self._plan(part.category, fields[part.name], names)
            if child is None:
                return None
            children.append(child)
        return Tree(self._one(rule, reading), tuple(reversed(children)))

    def _one(self, rule: Rule, reading: Reading) -> Rule:
        known = self._single.get(id(reading))
        if known is None:
            known = self._single[id(reading)] = Rule(rule.id, rule.category, rule.symbols, [reading])
        return known


def _types(reading: Reading, found: Mapping[str, set[type] | None]) -> set[type] | None:
    shape = reading.wording.phrase.shape
    if shape.types is not None:
        return set(shape.types)
    slots = [part for part in reading.parts if isinstance(part, SlotItem)]
    slot = next((part for part in slots if isinstance(shape, Same) and part.name == shape.slot), None)
    return found.get(slot.category) if slot is not None else None


def _present(value: object) -> Present:
    """Return the fields of a node that hold something: the word in each, or the type of what it holds."""
    if not isinstance(value, Node):
        return ()
    found: list[tuple[str, str | type]] = []
    for name in compared(type(value)):
        inner = getattr(value, name)
        if inner is not None and not absent(inner):
            found.append((name, inner if type(inner) is str else type(inner)))
    return tuple(found)


def _kind(value: object) -> str | type:
    return value if isinstance(value, str) else type(value)


def _fits(reading: Reading, value: object, present: Present) -> bool:
    """Whether a wording may say a value with these fields; what else stands in them is seen when it is filled."""
    wording = reading.wording
    shape = wording.phrase.shape
    if not isinstance(shape, Make) or not isinstance(value, Node):
        return shape.types is None or isinstance(value, shape.types)
    if type(value) is not shape.cls:
        return False
    fixed = {name: inner for name, inner in shape.fixed if not absent(inner)}
    if any(name in fixed and _kind(fixed[name]) != kind for name, kind in present):
        return False
    held = {name for name, _ in present} - wording.optional
    return held == (fixed.keys() | wording.slots) - wording.optional


def _preference(manner: str | None, wanted: str | None) -> int:
    """The manner of the value first, then the plain wording, then the rest."""
    if manner == wanted:
        return 0
    return 1 if manner is None else 2


def _token(terminal: str, value: object, names: NameMap) -> Leaf | None:
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
