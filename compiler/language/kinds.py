"""Nouns with what narrows them: one meaning, whatever stands before or behind the noun in a language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from compiler.language import meaning
from compiler.language.ast import Node, Surface
from compiler.language.meaning import Cards, Kind, Other
from compiler.language.phrases import Fields, Phrasebook

# The order in which a tree holds what narrows a noun; every language prints what it can in this order.
ORDER: tuple[type[Node], ...] = (
    meaning.Other,
    meaning.Whose,
    meaning.Position,
    meaning.InState,
    meaning.OfElement,
    meaning.OfType,
    meaning.OfClass,
    meaning.HasElement,
    meaning.Extreme,
    meaning.Compared,
    meaning.WithKeyword,
    meaning.SameName,
    meaning.Obtained,
    meaning.Did,
    meaning.InZone,
)


def ordered(conditions: tuple[Node, ...]) -> tuple[Node, ...]:
    """Return conditions in the order of trees (stable for equals)."""
    return tuple(sorted(conditions, key=lambda each: ORDER.index(type(each))))


@dataclass(frozen=True, slots=True)
class KindShape:
    """A kind as one language says it: some conditions before the noun, the others behind."""

    language: str
    book: Phrasebook = field(repr=False)
    types: tuple[type, ...] = (Kind,)

    def build(self, slots: Fields, span: Surface) -> object:
        """Return the kind with its conditions in the order of trees."""
        before, behind = slots.get("before", ()), slots.get("behind", ())
        assert isinstance(before, tuple) and isinstance(behind, tuple)
        return Kind(slots["noun"], ordered((*before, *behind)), span=span)  # type: ignore[arg-type]

    def match(self, value: object) -> Fields | None:
        """Return the kind with its conditions as this language places them."""
        if not isinstance(value, Kind):
            return None
        before = tuple(each for each in value.where if self._stands_before(each))
        behind = tuple(each for each in value.where if each not in before)
        return {"noun": value.noun, "before": before, "behind": behind}

    def _stands_before(self, condition: Node) -> bool:
        return any(
            phrase.shape.match(condition) is not None
            for phrase in self.book.phrases
            if phrase.category == "before" and dict(phrase.templates).get(self.language)
        )


@dataclass(frozen=True, slots=True)
class Another:
    """*Another creature*: a quantity that says "other" too."""

    quantity: Callable[[Fields], Node]
    fields: Callable[[Node], Fields | None]
    types: tuple[type, ...] = (Cards,)

    def build(self, slots: Fields, span: Surface) -> object:
        """Return the cards with "other" among their conditions."""
        kind = slots["kind"]
        assert isinstance(kind, Kind)
        return Cards(self.quantity(slots), Kind(kind.noun, (Other(), *kind.where), span=kind.span), span=span)

    def match(self, value: object) -> Fields | None:
        """Return the kind without "other"."""
        if not isinstance(value, Cards) or not isinstance(value.kind, Kind) or Other() not in value.kind.where:
            return None
        fields = self.fields(value.quantity)
        if fields is None:
            return None
        rest = tuple(each for each in value.kind.where if each != Other())
        return {**fields, "kind": Kind(value.kind.noun, rest, span=value.kind.span)}
