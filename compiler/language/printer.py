"""Saying a value: from a node to the tree of the canonical wording, and from a tree to text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from compiler.language.ast import Node, compared, parts_of
from compiler.language.grammar import Grammar, Reading, Rule, Word, Worded
from compiler.language.kept import Lazy
from compiler.language.lexer import Leaf, Name
from compiler.language.parser import Child, Tree
from compiler.language.phrases import Custom, Make, Same, Wording, absent

_TOKENS: dict[str, tuple[str, ...]] = {
    "number": ("NUMBER", "COINS", "PLUS", "MINUS", "X_MORE"),
    "x": ("X", "COINS_X", "PLUS_X", "MINUS_X"),
}
_SYMBOLS = ("CLOSE", "BODY", "OBJECT", "TAP", "INSTANT", "TOKEN", "FIRST", "SECOND")
_WRITTEN = ("FLAVOR", "POWERS")
"""What is written as it stands in the tree."""


class NameMap(Protocol):
    """Names by what they stand for."""

    def get(self, value: object, /) -> Name | None:
        """Return the name of something, or None."""


Present = tuple[str | type | None, ...]


Key = tuple[str, type, str | None, Present]


Held = Mapping[Any, object] | tuple[object, ...]
"""What the slots of a wording say: by their names, or by the places of a node's fields."""


class Slot(NamedTuple):
    """A slot to be filled: its category, whether that is a token, and where to find what it says."""

    category: str
    is_token: bool
    key: str | int


class Choice:
    """A wording that may say a value: its rule with nothing but this reading, and its parts from the last to the first.

    In a list the last item decides soonest whether the wording fits. ``sure``: the value is a node whose fields are
    known to be what the slots ask for, but for the ``fixed`` ones; ``extra`` stands behind the fields.
    """

    __slots__ = ("extra", "fixed", "parts", "reading", "rule", "shape", "sure")

    def __init__(self, rule: Rule, reading: Reading, grammar: Grammar) -> None:
        self.rule = rule
        self.reading = reading
        self.shape = reading.wording.phrase.shape
        self.sure = isinstance(self.shape, Make)  # its sayer asked for it
        self.extra: tuple[object, ...] = ()
        self.fixed: list[tuple[int, object]] = []
        places: dict[str, int] = {}
        if isinstance(self.shape, Make):
            names = compared(self.shape.cls)
            extra = {name: value for name, value in self.shape.extra if name not in names}
            self.extra = tuple(extra.values())
            places = {name: at for at, name in enumerate((*names, *extra))}
            others = [(name, known) for name, known in self.shape.fixed if name in names and type(known) is not str]
            self.fixed = [(places[name], known) for name, known in others]
        self.parts = [
            Leaf("", part.lexeme, None, part.form, 0, 0, 1)
            if isinstance(part, Word)
            else Slot(part.category, grammar.is_terminal(part.category), places.get(part.name, part.name))
            for part in reversed(reading.parts)
        ]

    def held(self, values: tuple[object, ...]) -> Held | None:
        """Return what the slots say of a node with these fields, or None if a fixed one is not what it must be."""
        for at, known in self.fixed:
            if values[at] != known:
                return None
        return values + self.extra if self.extra else values


class Needs:
    """What must stand in the fields of a value so that a wording may say it; many wordings need the same."""

    __slots__ = ("having", "kinds", "manner", "optional", "wanted")

    def __init__(self, wording: Wording) -> None:
        shape = wording.phrase.shape
        self.manner = wording.phrase.manner
        self.optional = wording.optional
        self.having = shape.having if isinstance(shape, Custom) else ()
        self.kinds: tuple[tuple[str, str | type], ...] = ()
        self.wanted: frozenset[str] | None = None
        if isinstance(shape, Make):
            self.kinds = tuple((name, _kind(inner)) for name, inner in shape.fixed if not absent(inner))
            self.wanted = frozenset([*wording.slots, *(name for name, _ in self.kinds)]) - wording.optional

    @property
    def key(self) -> tuple[object, ...]:
        """What tells these needs from others."""
        return self.manner, self.optional, self.having, self.kinds, self.wanted

    def met(self, fields: Mapping[str, str | type | None], filled: set[str]) -> bool:
        """Whether a node with these fields may be said; what else stands in them is seen when the wording is filled.

        ``fields`` holds the word in each field or the type of what stands there; ``filled``, which hold something.
        """
        if self.wanted is None:
            return all(name in fields and fields[name] in known for name, known in self.having)
        for name, kind in self.kinds:
            if name in filled and fields[name] != kind:
                return False
        return filled - self.optional == self.wanted


class Sayer:
    """A wording with what it needs; it becomes one to choose from when some value first meets that."""

    __slots__ = ("_choice", "needs", "reading", "rule")

    def __init__(self, rule: Rule, reading: Reading, needs: Needs) -> None:
        self.rule = rule
        self.reading = reading
        self.needs = needs
        self._choice: Choice | None = None

    def choice(self, grammar: Grammar) -> Choice:
        """Return the wording as one of those to choose from."""
        if self._choice is None:
            rule = Rule(self.rule.id, self.rule.category, self.rule.symbols, [self.reading])
            self._choice = Choice(rule, self.reading, grammar)
        return self._choice


class Unprintable(ValueError):
    """A value that no phrase of the language can say."""


class Printer:
    """Finds the canonical wording of values in one grammar."""

    def __init__(self, grammar: Grammar) -> None:
        self._grammar = grammar
        self._made: dict[int, Sayer] = {}
        self._needs: dict[tuple[object, ...], Needs] = {}
        self._sayers_of: dict[tuple[str, type], list[Sayer]] = {}
        self._index: dict[Key, Sequence[Choice | str]] = {}
        self._sayable: Lazy[str, tuple[type, ...] | None] = Lazy(self._said_by)
        self._planned: dict[tuple[str, int], tuple[object, Child | None]] = {}  # of the value that is being said

    def plan(self, category: str, value: object, names: NameMap) -> Child:
        """Return the tree that says a value as this category. Raises Unprintable."""
        self._planned = {}
        tree = self._plan(category, value, names)
        if tree is None:
            raise Unprintable(f"no {self._grammar.language} wording for {category} {value!r}")
        return tree

    def _part(self, category: str, value: object, names: NameMap) -> Child | None:
        """Return the tree that says a part; one that was tried in a wording which did not fit is known."""
        key = (category, id(value))
        known = self._planned.get(key)
        if known is not None:
            return known[1]
        tree = self._plan(category, value, names)
        self._planned[key] = value, tree  # the value is held, so that no other has its id
        return tree

    def _plan(self, category: str, value: object, names: NameMap) -> Child | None:
        values = parts_of(type(value))(value) if isinstance(value, Node) else ()
        shape, fields = None, None
        held: Held | None
        for choice in self._choices(category, value, values):
            if type(choice) is str:
                token = _token(choice, value, names)
                if token is not None:
                    return token
                continue
            assert isinstance(choice, Choice)
            if choice.sure:
                held = choice.held(values)
            else:
                if choice.shape is not shape:  # the wordings of a phrase stand together
                    shape = choice.shape
                    fields = shape.match(value)
                held = fields if fields is not None and choice.reading.wording.says(fields) else None
            if held is not None:
                tree = self._fill(choice, value, held, names)
                if tree is not None:
                    return tree
        return None

    def _choices(self, category: str, value: object, values: tuple[object, ...]) -> Sequence[Choice | str]:
        """Return the wordings that may say a value as a category, the best first; a terminal stands for its token."""
        manner = value.span.manner if isinstance(value, Node) and value.span else None
        key = (category, type(value), manner, _present(values))
        known = self._index.get(key)
        if known is None:
            known = self._index[key] = self._fitting(category, value, key)
        return known

    def _fitting(self, category: str, value: object, key: Key) -> list[Choice | str]:
        if self._grammar.is_terminal(category):
            return [category]
        fields = dict(zip(compared(type(value)), key[3], strict=True)) if isinstance(value, Node) else {}
        filled = {name for name, kind in fields.items() if kind is not None}
        sayers = [each for each in self._sayers(category, type(value)) if each.needs.met(fields, filled)]
        sayers.sort(key=lambda each: _preference(each.needs.manner, key[2]))
        found: list[Choice | str] = []
        for sayer in sayers:
            inner = sayer.reading.stands_for if not absent(value) else None
            if inner is None:
                found.append(sayer.choice(self._grammar))
            else:  # what says the other category says this one, in its words and with its features
                known = (inner, *key[1:])
                if known not in self._index:
                    self._index[known] = self._fitting(inner, value, known)
                found += self._index[known]
        return found

    def _sayers(self, category: str, cls: type) -> list[Sayer]:
        """Return the wordings that can come to say values of a type as a category, in the order of the phrasebook."""
        known = self._sayers_of.get((category, cls))
        if known is None:
            known = self._sayers_of[category, cls] = [
                self._sayer(rule, reading)
                for worded in self._grammar.by_category.get(category, ())
                if self._may_say(worded, cls)
                for rule, reading in self._grammar.readings(worded)
                if type(reading.wording.phrase.shape) is not Make or reading.wording.phrase.shape.cls is cls
            ]
        return known

    def _sayer(self, rule: Rule, reading: Reading) -> Sayer:
        known = self._made.get(id(reading))
        if known is None:
            needs = Needs(reading.wording)
            needs = self._needs.setdefault(needs.key, needs)
            known = self._made[id(reading)] = Sayer(rule, reading, needs)
        return known

    def _may_say(self, worded: Worded, cls: type) -> bool:
        """Whether a phrase can come to say values of a type: itself, or a category that it stands for."""
        shape = worded.phrase.shape
        if shape.types is not None and not issubclass(cls, shape.types):
            return False
        if not isinstance(shape, Same):
            return True
        sayable = map(self._sayable.__getitem__, self._grammar.categories(worded, shape.slot))
        return any(types is None or issubclass(cls, types) for types in sayable)

    def _said_by(self, category: str) -> tuple[type, ...] | None:
        """Return the types of the values that a category can say, whatever stands between; None for any."""
        found: dict[type, None] = {}
        reached = [category]
        for each in reached:
            if each not in self._grammar.by_category:
                return None
            for worded in self._grammar.by_category[each]:
                shape = worded.phrase.shape
                if shape.types is not None:
                    found.update(dict.fromkeys(shape.types))
                elif not isinstance(shape, Same):
                    return None
                else:
                    reached += self._grammar.categories(worded, shape.slot) - {*reached}
        return tuple(found)

    def _fill(self, choice: Choice, value: object, held: Held, names: NameMap) -> Tree | None:
        children: list[Child] = []
        for part in choice.parts:
            if isinstance(part, Leaf):
                children.append(part)
                continue
            category, is_token, key = part
            inner = held[key]  # type: ignore[index]
            child = _token(category, inner, names) if is_token else self._part(category, inner, names)
            if child is None:
                return None
            children.append(child)
        children.reverse()
        return Tree(choice.rule, tuple(children), value)


def _present(values: tuple[object, ...]) -> Present:
    """Return the word in each field of a node, or the type of what it holds; None for one that holds nothing."""
    return tuple(
        [
            inner if type(inner) is str else type(inner) if inner or not absent(inner) else None
            for inner in values
        ]
    )


def _kind(value: object) -> str | type:
    return value if isinstance(value, str) else type(value)


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
    if terminal in _WRITTEN and isinstance(value, str):
        return Leaf(terminal, None, value, "", 0, 0, 1)
    name = names.get(value) if not isinstance(value, Node) else None
    if name is not None and name.terminal == terminal:
        return Leaf(terminal, name.lexeme, value, "", 0, 0, 1)
    return None
