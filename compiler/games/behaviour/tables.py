"""What a game adds to the behaviour that games share: words, and writers that are asked before the shared ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from compiler.codegen.draft import NoBehaviour
from compiler.language.ast import Node

T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])


class Table(Generic[T]):
    """Writers by the kind of node that they write."""

    def __init__(self) -> None:
        self._writers: dict[type[Node], Callable[..., T]] = {}

    def of(self, *kinds: type[Node]) -> Callable[[F], F]:
        """Register the function that writes nodes of these kinds."""

        def register(function: F) -> F:
            self._writers.update(dict.fromkeys(kinds, function))
            return function

        return register

    def with_those_of(self, other: Table[T]) -> Table[T]:
        """Return a table with the writers of both."""
        both: Table[T] = Table()
        both._writers = self._writers | other._writers
        return both

    def joined(self, other: Table[T]) -> Table[T]:
        """Return a table with the writers of both. Raises ValueError if both write nodes of a kind."""
        twice = self._writers.keys() & other._writers.keys()
        if twice:
            raise ValueError(f"written twice: {', '.join(sorted(each.__name__ for each in twice))}")
        return self.with_those_of(other)

    def find(self, node: Node) -> Callable[..., T] | None:
        """Return the writer for a node, None if there is none."""
        return self._writers.get(type(node))

    def write(self, node: Node, *arguments: Any) -> T | None:
        """Return what the writer for a node makes of the arguments, None if there is none or it leaves the node."""
        writer = self.find(node)
        return writer(*arguments) if writer is not None else None


def _nothing(*_: object) -> None:
    """Say nothing of one's own."""


def _refuse(ability: object, node: Node) -> Any:
    raise NoBehaviour(node)


def _whole(ability: object, chain: Any) -> Any:
    return chain


@dataclass(frozen=True)
class Tables:
    """The part of a game. Writers are given the ability first; None or False leaves a node to the shared writers."""

    # Words

    types: Mapping[str, str]
    """Nouns for types of cards, as expressions of ``card``; an empty one says nothing."""
    states: Mapping[str, str]
    """Adjectives, likewise."""
    zones: Mapping[str, str]
    """The zones, as the runtime calls them."""
    bearer: str
    """Where an ability lies that waits for whoever controls the one that made it."""
    bonus_rows: Mapping[str, tuple[str, ...]]
    """The rows of a static ability that raise a property."""
    bonus_verbs: Mapping[str, tuple[str, ...]]
    """The verbs that raise it for a time."""
    attacks: Mapping[str, str]
    """The kinds of attack that may be stronger than others."""
    attack_ways: Mapping[str, tuple[str, ...]]
    """The ways in which wounds come from attacks, by the words for them."""
    payment: Callable[[Any, Node], str | None]
    """What writes a payment; an empty one is no payment."""
    actions: Mapping[type[Node], str]
    """What cards may be forbidden, or obliged, to do."""
    stays_open: Mapping[str, str]
    """The rules of cards that do not close after something."""
    into_deck: str = "shuffle_into_deck"
    """The verb that puts cards into decks which are shuffled then."""
    squares: str = ""
    """The zone whose selections are no cards, but squares."""
    lacking: tuple[str, ...] = ()
    """How code begins that asks for a card which may not be there, besides the source of wounds."""
    leader: str = ""
    """Of which card it is chosen that a player is chosen."""
    gathers: Mapping[str, str] = field(default_factory=dict)
    """What gathers all ``{such}`` cards of a zone that does not lie before a player."""
    counters: Mapping[str, str] = field(default_factory=dict)
    """What counts the effects of a kind on a ``{card}``, if they are no tokens."""
    players: Mapping[type[Node], str] = field(default_factory=dict)
    """Players that are found in a way of their own, as code."""
    shared: Mapping[str, str] = field(default_factory=dict)
    """What may be divided among cards, a ``{number}`` for each."""
    lasting: tuple[type[Node], ...] = ()
    """What players do for a time."""
    with_object: Mapping[str, str] = field(default_factory=dict)
    """Keywords whose definition goes by another name where they have an object."""

    # Questions

    zone_of: Callable[[Any], tuple[str, str] | None] = _nothing
    """The zone that a kind of cards is in without saying "zone", and whose it is (YOURS, OPPOSING, ANY)."""
    called: Callable[..., Any] = _nothing
    """What a selection of cards becomes that needs no choice (ability, selection, kind): *your hero*."""
    alone: Callable[[Node | None], Any] = _nothing
    """The kind of cards of which there is only one, if a selection is of such: *your hero*, *the host*."""
    is_opponents: Callable[..., Any] = _nothing
    """Whether a card said before stands for the opponent in what it does (ability, its number, deed)."""
    possible: Callable[..., list[str]] = _refuse
    """The option of a step that is passed over where nothing can be done (ability, act)."""
    head: Callable[[Node], str | None] = _nothing
    """The keyword that heads an ability which waits for an event."""
    opened: Callable[..., Any] = _whole
    """What is left of the chain of an ability when its beginning is an attribute of the class (ability, chain)."""
    joined: Callable[..., list[tuple[Node, int]] | None] = _nothing
    """Features that are carried out together, with the number of the first selection of each (type, features)."""

    # Writers

    features: Table[str] = field(default_factory=Table)
    """Given what writes the card's features and a feature: the name of its class, or a keyword."""
    properties: Table[bool] = field(default_factory=Table)
    """Given the module and a feature that is a property of the card definition."""
    picks: Table[Any] = field(default_factory=Table)
    """Cards said in a way of their own (node, zone)."""
    nouns: Table[str] = field(default_factory=Table)
    narrowings: Table[str] = field(default_factory=Table)
    amounts: Table[str] = field(default_factory=Table)
    counts: Table[str] = field(default_factory=Table)
    conditions: Table[str] = field(default_factory=Table)
    acts: Table[bool] = field(default_factory=Table)
    """Parts of a chain (node, options, where)."""
    deeds: Table[None] = field(default_factory=Table)
    statements: Table[bool] = field(default_factory=Table)
    """What is said of cards (agent, deed, modal), by the deed."""
    done: Table[bool] = field(default_factory=Table)
    """What cards do (cards, deed)."""
    gifts: Table[bool] = field(default_factory=Table)
    """What cards get (cards, gift)."""
    gift_rows: Table[list[str]] = field(default_factory=Table)
    """The rows of what cards have (gift, each), by the gift."""
    events: Table[str] = field(default_factory=Table)
    card_events: Table[str] = field(default_factory=Table)
    """What cards do (agent, deed), by the deed."""
    player_events: Table[str] = field(default_factory=Table)
    suffered: Table[str] = field(default_factory=Table)
    """What happens to cards, whoever does it (deed)."""
    clauses: Table[bool] = field(default_factory=Table)
    """Whole static abilities (clause), by the deed."""
    rows: Table[list[str]] = field(default_factory=Table)
    """Rows of static abilities (clause), by the deed."""
    player_rows: Table[str] = field(default_factory=Table)
    """Rows about players (clause, whom), by the deed."""
