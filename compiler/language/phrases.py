"""Phrases: one meaning with its wording in every language; grammars and printers both come from them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from compiler.language.ast import Node, Surface, compared
from compiler.language.pictures import Picture
from compiler.language.template import Item, SlotItem, variants

Fields = dict[str, object]
Wordings = str | Iterable[str]


def absent(value: object) -> bool:
    """Whether this is what a field holds when no slot of a wording fills it."""
    return value is None or value is False or (type(value) is tuple and not value)


class Shape(Protocol):
    """How the slots of a phrase become a value, and back."""

    @property
    def types(self) -> tuple[type, ...] | None:
        """The types of the values that it can match; None for any."""

    def build(self, slots: Fields, span: Surface) -> object:
        """Return the value that the slots make."""

    def match(self, value: object) -> Fields | None:
        """Return the slots that make this value, or None if the phrase cannot say it."""


@dataclass(frozen=True, slots=True)
class Make:
    """A node of a class, some of its fields fixed, the others slots; ``extra`` are slots that say nothing new."""

    cls: type[Node]
    fixed: tuple[tuple[str, object], ...] = ()
    extra: tuple[tuple[str, object], ...] = ()
    always: Fields = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "always", dict(self.fixed))

    @property
    def types(self) -> tuple[type, ...]:
        """The types this shape can match."""
        return (self.cls,)

    def build(self, slots: Fields, span: Surface) -> object:
        if self.extra:
            extra = dict(self.extra)
            slots = {name: value for name, value in slots.items() if name not in extra}
        return self.cls(**self.always, **slots, span=span)

    def match(self, value: object) -> Fields | None:
        if type(value) is not self.cls:
            return None
        fixed, rest = self.always, dict(self.extra)
        for name in compared(self.cls):
            known = getattr(value, name)
            if name not in fixed:
                rest[name] = known
            elif fixed[name] != known:
                return None
        return rest


@dataclass(frozen=True, slots=True)
class Same:
    """The value of the one slot, unchanged: one category standing for another."""

    slot: str
    types: tuple[type, ...] | None = None

    def build(self, slots: Fields, span: Surface) -> object:
        return slots[self.slot]

    def match(self, value: object) -> Fields | None:
        return {self.slot: value}


@dataclass(frozen=True, slots=True)
class Constant:
    """A fixed value with no slots: a number word, a zone, a property."""

    value: Any

    @property
    def types(self) -> tuple[type, ...]:
        """The types this shape can match."""
        return (type(self.value),)

    def build(self, slots: Fields, span: Surface) -> object:
        return self.value

    def match(self, value: object) -> Fields | None:
        return {} if type(value) is type(self.value) and value == self.value else None


@dataclass(frozen=True, slots=True)
class Letter:
    """A node said by a symbol of its own: X."""

    cls: type[Node]
    symbol: Any = "X"

    @property
    def types(self) -> tuple[type, ...]:
        """The types this shape can match."""
        return (self.cls,)

    def build(self, slots: Fields, span: Surface) -> object:
        return self.cls(span=span)

    def match(self, value: object) -> Fields | None:
        return {"_": self.symbol} if type(value) is self.cls else None


@dataclass(frozen=True, slots=True)
class Row:
    """A tuple: the items before (slot ``items``, if any) and the last one (slot ``item``)."""

    longer: bool
    types: tuple[type, ...] = (tuple,)

    def build(self, slots: Fields, span: Surface) -> object:
        before = slots.get("items", ())
        assert isinstance(before, tuple)
        return (*before, slots["item"])

    def match(self, value: object) -> Fields | None:
        if not isinstance(value, tuple) or not value or (len(value) > 1) != self.longer:
            return None
        return {"items": value[:-1], "item": value[-1]} if self.longer else {"item": value[0]}


@dataclass(frozen=True, slots=True)
class Custom:
    """A shape given by two functions, for what the others cannot say.

    ``having`` are fields of a node that hold one of some words, or something of one of some types, or nothing: None.
    A value of which that is not so is none that the shape can match.
    """

    types: tuple[type, ...]
    maker: Callable[[Fields, Surface], object]
    matcher: Callable[[object], Fields | None]
    having: tuple[tuple[str, tuple[str | type | None, ...]], ...] = ()

    def build(self, slots: Fields, span: Surface) -> object:
        return self.maker(slots, span)

    def match(self, value: object) -> Fields | None:
        return self.matcher(value)


@dataclass(frozen=True, slots=True)
class Wording:
    """One way to say a phrase in one language; rank 0 is the printed one."""

    phrase: Phrase
    items: tuple[Item, ...]
    rank: int
    slots: frozenset[str]  # the names of the slots it fills
    optional: frozenset[str]  # slots that it may lack although they have a value: they say nothing new

    def says(self, fields: Fields) -> bool:
        """Whether its slots are those that hold something, so that nothing is left unsaid."""
        slots, optional = self.slots, self.optional
        for name, inner in fields.items():  # noqa: SIM110 - asked of every node that is printed
            if absent(inner) == (name in slots) and name not in optional:
                return False
        return True

    @classmethod
    def of(cls, phrase: Phrase, items: tuple[Item, ...], rank: int) -> Wording:
        """Return the wording of a phrase with these items."""
        extra = phrase.shape.extra if isinstance(phrase.shape, Make) else ()
        slots = frozenset(item.name for item in items if isinstance(item, SlotItem))
        return cls(phrase, items, rank, slots, frozenset(name for name, _ in extra))


@dataclass(frozen=True, slots=True)
class Phrase:
    """One meaning and its wordings; ``manner`` marks a choice of words that is kept but not compared."""

    category: str
    name: str
    shape: Shape
    templates: tuple[tuple[str, tuple[str, ...]], ...]
    manner: str | None = None
    gives: tuple[tuple[str, object], ...] = ()

    def wordings(self, language: str) -> tuple[Wording, ...]:
        """Return the wordings in a language, the printed one first."""
        templates = dict(self.templates).get(language, ())
        found = [items for template in templates for items in variants(template)]
        return tuple(Wording.of(self, items, rank) for rank, items in enumerate(dict.fromkeys(found)))

    def fields(self, wording: Wording, value: object) -> Fields | None:
        """Return what each slot of the wording must say so that the whole says ``value``, or None."""
        known = self.shape.match(value)
        return known if known is not None and wording.says(known) else None


class Phrasebook:
    """All phrases of a language family, by category."""

    def __init__(self) -> None:
        self.phrases: list[Phrase] = []
        self.pictures: list[Picture] = []
        self.clauses: frozenset[str] = frozenset()
        """Words that open a clause of which cards leave out the comma at the end: it is read, with a warning."""

    def say(
        self,
        category: str,
        name: str,
        shape: Shape | type[Node],
        *,
        manner: str | None = None,
        fixed: Mapping[str, object] | None = None,
        extra: Mapping[str, object] | None = None,
        gives: Mapping[str, object] | None = None,
        **languages: Wordings,
    ) -> None:
        """Add a phrase: a row of meaning and wordings.

        ``shape`` is a node class (slots are its fields, ``fixed`` the rest, ``extra``
        slots that only help the grammar) or a Shape;
        ``gives`` are grammatical features that the phrase has whatever its words say.
        A field that no slot of a wording fills is absent: ``None``, ``()`` or ``False``.
        """
        if isinstance(shape, type):
            shape = Make(shape, tuple((fixed or {}).items()), tuple((extra or {}).items()))
        templates = tuple(
            (language, (text,) if isinstance(text, str) else tuple(text)) for language, text in languages.items()
        )
        self.phrases.append(Phrase(category, name, shape, templates, manner, tuple((gives or {}).items())))

    def list_of(self, category: str, item: str, **separators: str) -> None:
        """Add a category that is a list of items; ``separators`` are templates between two items, by language."""
        one = dict.fromkeys(separators, f"{{item/{item}:=}}")
        more = {
            language: f"{{items/{category}:=}} {separator} {{item/{item}:=}}".replace("  ", " ")
            for language, separator in separators.items()
        }
        self.say(category, f"{category} of one", Row(longer=False), **one)  # type: ignore[arg-type]
        self.say(category, f"{category} of several", Row(longer=True), **more)  # type: ignore[arg-type]

    def extend(self, *others: Phrasebook) -> Phrasebook:
        """Return a book with the phrases of this one and the others."""
        book = Phrasebook()
        for each in (self, *others):
            book.phrases += each.phrases
            book.pictures += each.pictures
            book.clauses |= each.clauses
        return book
