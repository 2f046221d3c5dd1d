"""Nouns with what narrows them: one meaning, whatever stands before or behind the noun in a language."""

from __future__ import annotations

from dataclasses import dataclass, field

from compiler.language import meaning
from compiler.language.ast import Node, Surface, with_fields
from compiler.language.meaning import CardNoun, Cards, Kind, Opponent, TypeNoun, Whose, You
from compiler.language.phrases import Fields, Phrase, Phrasebook, Wording

# The order in which a tree holds what narrows a noun; every language prints what it can in this order.
ORDER: tuple[type[Node], ...] = (
    meaning.Whose,
    meaning.Other,
    meaning.OtherThan,
    meaning.Position,
    meaning.InState,
    meaning.OfElement,
    meaning.Either,
    meaning.HasElement,
    meaning.ElementCount,
    meaning.ThisWay,
    meaning.NotA,
    meaning.Except,
    meaning.WithKeyword,
    meaning.AllOf,
    meaning.WithEffect,
    meaning.Compared,
    meaning.WithAttack,
    meaning.NextTo,
    meaning.NextToEachOther,
    meaning.AtSide,
    meaning.InFormation,
    meaning.InRow,
    meaning.OnHalf,
    meaning.InDirection,
    meaning.OccupiedBy,
    meaning.SameName,
    meaning.OtherName,
    meaning.OtherClass,
    meaning.OfChosenClass,
    meaning.OfChosenName,
    meaning.Featureless,
    meaning.HasObtained,
    meaning.Extreme,
    meaning.Obtained,
    meaning.Did,
    meaning.Failed,
    meaning.NotFrom,
    meaning.InZone,
)

_PLACES = ("tail", "before", "possessor", "behind")  # the first that can say a condition does


def ordered(conditions: tuple[Node, ...]) -> tuple[Node, ...]:
    """Return conditions in the order of trees (stable for equals)."""
    return tuple(sorted(conditions, key=lambda each: (ORDER.index(type(each)), not _turned(each))))


def _turned(condition: Node) -> bool:
    """Whether this says that cards are open or closed, which stands before other states."""
    return isinstance(condition, meaning.InState) and condition.state in ("open", "closed")


def _rank(condition: Node) -> int:
    """Where a word stands before its noun: *your other adjacent open …*, *adjacent closed enemy …*."""
    if isinstance(condition, Whose):
        return 0 if _possessed(condition) else 4
    if _turned(condition):
        return 3
    return {meaning.Other: 1, meaning.NextTo: 2, meaning.AtSide: 2}.get(type(condition), 5)


def is_definite(kind: Node) -> bool:
    """Whether a kind is said without an article: *your creature*, *Piranha*."""
    return isinstance(kind, Kind) and (isinstance(kind.noun, CardNoun) or any(map(_possessed, kind.where)))


def is_unique(kind: Node) -> bool:
    """Whether there is but one such card: *the top card*, *the attacked creature*, *the opposing hero*."""
    if not isinstance(kind, Kind):
        return False
    opposing = Whose(Opponent()) in kind.where and kind.noun == TypeNoun("hero")
    attacked = meaning.InState("attacked") in kind.where
    return opposing or attacked or any(isinstance(each, meaning.Position) for each in kind.where)


def _possessed(condition: Node) -> bool:
    if not isinstance(condition, Whose):
        return False
    manner = condition.span.manner if condition.span else None
    return condition.player == You() or manner == "possessive"


@dataclass(frozen=True, slots=True)
class KindShape:
    """A kind as one language says it: some conditions before the noun, others behind, one that ends it at the tail.

    Only the tail may end in a selection of its own ("a card obtained by *a gnome of cost 3 or less*"), so whatever
    follows narrows that one.
    """

    language: str
    book: Phrasebook = field(repr=False)
    types: tuple[type, ...] = (Kind,)
    known: dict[tuple[str, type], list[tuple[Phrase, tuple[Wording, ...]]]] = field(default_factory=dict, compare=False)

    def build(self, slots: Fields, span: Surface) -> object:
        """Return the kind with its conditions in the order of trees."""
        before, behind = slots.get("before", ()), slots.get("behind", ())
        single = [slots[name] for name in ("possessor", "tail") if name in slots]
        if "place" in slots:
            single.append(meaning.InZone(slots["place"]))  # type: ignore[arg-type]
        assert isinstance(before, tuple) and isinstance(behind, tuple)
        return Kind(slots["noun"], ordered((*before, *behind, *single)), span=span)  # type: ignore[arg-type]

    def match(self, value: object) -> Fields | None:
        """Return the kind with its conditions as this language places them."""
        if not isinstance(value, Kind):
            return None
        places: dict[str, tuple[Node, ...]] = dict.fromkeys(_PLACES, ())
        for condition in value.where:
            place = next((name for name in _PLACES if self._stands(name, condition)), "behind")
            places[place] += (condition,)
        if len(places["tail"]) > 1 or len(places["possessor"]) > 1:
            return None
        places["before"] = tuple(sorted(places["before"], key=_rank))
        single = {name: next(iter(places[name]), None) for name in ("possessor", "tail")}
        return {"noun": value.noun, "before": places["before"], "behind": places["behind"], "place": None, **single}

    def _stands(self, place: str, condition: Node) -> bool:
        key = (place, type(condition))
        if key not in self.known:
            self.known[key] = [
                (phrase, phrase.wordings(self.language))
                for phrase in self.book.phrases
                if phrase.category == place and isinstance(condition, phrase.shape.types or ())
            ]
        wordings = self.known[key]
        return any(phrase.fields(each, condition) is not None for phrase, said in wordings for each in said)


@dataclass(frozen=True, slots=True)
class Quantified:
    """Cards of a kind in a fixed quantity.

    ``definite`` says whether the kind must (or must not) be *your …*, ``unique`` whether there must be but one of it.
    """

    quantity: Node
    definite: bool | None = None
    unique: bool | None = None
    types: tuple[type, ...] = (Cards,)

    def build(self, slots: Fields, span: Surface) -> object:
        """Return so many cards of the kind."""
        kind = slots["kind"]
        if self.definite is False and isinstance(kind, Kind) and isinstance(kind.noun, CardNoun):
            span = Surface(span.start, span.end, "article")  # an Egg
        return Cards(self.quantity, kind, span=span)  # type: ignore[arg-type]

    def match(self, value: object) -> Fields | None:
        """Return the kind, if the quantity is this one."""
        if not isinstance(value, Cards) or value.quantity != self.quantity:
            return None
        definite = is_definite(value.kind) and not (value.span and value.span.manner == "article")
        if self.definite is not None and definite != self.definite:
            return None
        if self.unique is not None and is_unique(value.kind) != self.unique:
            return None
        return {"kind": value.kind}


@dataclass(frozen=True, slots=True)
class Counted:
    """Cards of a kind with a counting quantity, *up to two creatures*; ``yours`` if the kind must be *your …*."""

    quantity: type[meaning.UpTo] | type[meaning.Exactly]
    yours: bool = False
    types: tuple[type, ...] = (Cards,)

    def build(self, slots: Fields, span: Surface) -> object:
        """Return so many cards of the kind."""
        one = self.quantity is meaning.Exactly and slots["n"] == meaning.Number(1)
        quantity = meaning.One() if one else self.quantity(slots["n"])  # type: ignore[arg-type]
        return Cards(quantity, slots["kind"], span=span)  # type: ignore[arg-type]

    def match(self, value: object) -> Fields | None:
        """Return the count and the kind."""
        if not isinstance(value, Cards) or not isinstance(value.quantity, self.quantity):
            return None
        if self.yours and not (isinstance(value.kind, Kind) and any(map(_possessed, value.kind.where))):
            return None
        return {"n": value.quantity.count, "kind": value.kind}


@dataclass(frozen=True, slots=True)
class Adding:
    """A quantity whose words also say a condition: *another creature*, *the top two cards*."""

    condition: Node
    inner: Quantified | Counted
    types: tuple[type, ...] = (Cards,)

    def build(self, slots: Fields, span: Surface) -> object:
        """Return the cards with the condition among the others."""
        kind = slots["kind"]
        assert isinstance(kind, Kind)
        whole = Kind(kind.noun, ordered((self.condition, *kind.where)), span=kind.span)
        return self.inner.build({**slots, "kind": whole}, span)

    def match(self, value: object) -> Fields | None:
        """Return the kind without the condition."""
        if not isinstance(value, Cards) or not isinstance(value.kind, Kind) or self.condition not in value.kind.where:
            return None
        rest = tuple(each for each in value.kind.where if each != self.condition)
        return self.inner.match(Cards(value.quantity, Kind(value.kind.noun, rest, span=value.kind.span)))


def place(cards: Node) -> meaning.InZone | None:
    """Return where cards are chosen from, if their kind says it."""
    kind = cards.kind if isinstance(cards, Cards) else None
    where = kind.where if isinstance(kind, Kind) else ()
    return next((each for each in where if isinstance(each, meaning.InZone)), None)


def unplaced(cards: Node) -> Node:
    """Return the cards without where they are chosen from."""
    kind = cards.kind if isinstance(cards, Cards) else None
    if not isinstance(kind, Kind):
        return cards
    where = tuple(each for each in kind.where if not isinstance(each, meaning.InZone))
    return with_fields(cards, kind=with_fields(kind, where=where))


def usual(cards: Node, zone: meaning.Zone) -> Node:
    """Return cards chosen from a zone from which they are chosen anyway, whether the words say so or not."""
    if isinstance(cards, meaning.Both):
        return with_fields(cards, parts=tuple(usual(part, zone) for part in cards.parts))
    where = place(cards)
    return unplaced(cards) if where and where.zone == zone else cards
