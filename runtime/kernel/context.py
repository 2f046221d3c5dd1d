"""What abilities of every game may ask about events, about what became of their parts, and about masses of cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol

from runtime.kernel.abilities import CardFilter, Condition, Number
from runtime.kernel.data import Data
from runtime.kernel.definitions import Held
from runtime.kernel.patterns import Pattern
from runtime.kernel.terms import DECK, GRAVEYARD, Variable


class Mass(list[int]):
    """The cards of a mass effect: it is carried out even if there are none."""


class Happening:
    """An event as cards ask about it; parts that it does not have are 0 or ""."""

    __slots__ = ("data",)

    def __init__(self, data: Data) -> None:
        self.data = data

    @property
    def kind(self) -> str:
        """The kind of event."""
        return str(self.data.get("kind", ""))

    @property
    def card(self) -> int:
        """The card it happens to (for an attack: the attacking card)."""
        return int(self.data.get("card") or 0)

    @property
    def source(self) -> int:
        """The card that does it."""
        return int(self.data.get("source") or 0)

    @property
    def target(self) -> int:
        """The attacked card."""
        return int(self.data.get("target") or 0)

    @property
    def original(self) -> int:
        """The card that was chosen as the first target of the attack."""
        return int(self.data.get("original") or self.data.get("target") or 0)

    @property
    def attacker(self) -> int:
        """The card against which a blocker was assigned."""
        return int(self.data.get("attacker") or 0)

    @property
    def holder(self) -> int:
        """The card that obtains, or to which a card is attached."""
        return int(self.data.get("holder") or 0)

    @property
    def player(self) -> int:
        """The player it happens to."""
        return int(self.data.get("player") or 0)

    @property
    def amount(self) -> int:
        """How many wounds, cards, coins …; after it happened: how many really."""
        return int(self.data.get("amount") or 0)

    @property
    def how(self) -> str:
        """The way it happens."""
        return str(self.data.get("how", ""))

    @property
    def excess(self) -> int:
        """Wounds beyond maximum lives (7 Excess damage)."""
        return int(self.data.get("excess") or 0)

    @property
    def x(self) -> int:
        """The X of the card that was played."""
        return int(self.data.get("x") or 0)


class Result:
    """What became of a part of an ability."""

    __slots__ = ("rows",)

    def __init__(self, rows: list[Data]) -> None:
        self.rows = rows

    @property
    def done(self) -> bool:
        """At least something was carried out."""
        return any(row["done"] for row in self.rows)

    @property
    def tried(self) -> bool:
        """It was begun: its condition held and nobody declined it."""
        return bool(self.rows)

    @property
    def in_full(self) -> bool:
        """Everything was carried out, in full, and nothing was replaced."""
        return bool(self.rows) and all(row["full"] and not row.get("replaced") for row in self.rows)

    @property
    def replaced(self) -> bool:
        """A replacement effect was applied."""
        return any(row.get("replaced") for row in self.rows)

    @property
    def amount(self) -> int:
        """The sum of what was done: wounds inflicted, lives healed, cards drawn …"""
        return sum(row["amount"] for row in self.rows)

    @property
    def excess(self) -> int:
        """The sum of excess damage."""
        return sum(row.get("excess", 0) for row in self.rows)

    @property
    def cards(self) -> list[int]:
        """The cards that were drawn, discarded, created, destroyed … this way."""
        return [card for row in self.rows for card in row["cards"]]


class CardState(Protocol):
    """What abilities of every game ask about the state of a card."""

    owner: int
    controller: int
    zone: str
    closed: bool
    hidden: bool
    effects: tuple[Data, ...]


class CardTraits(Protocol):
    """What abilities of every game ask about what a card is and has."""

    names: tuple[str, ...]
    classes: tuple[str, ...]
    elements: tuple[str, ...]
    keywords: dict[str, int]
    abilities: tuple[Held, ...]


class Table(Protocol):
    """What abilities of every game see of it."""

    active: int
    history: list[Data]
    last_turns: list[list[Data]]

    @property
    def cards(self) -> Mapping[int, CardState]:
        """All cards by their numbers."""

    def traits(self, number: int) -> CardTraits:
        """What a card is and has."""

    def zone(self, name: str, player: int) -> list[int]:
        """The cards of a player's zone."""

    def is_in_play(self, number: int) -> bool:
        """Whether a card is in play."""


class See:
    """What an ability sees. Cards and players are numbers; cards may be read in any zone."""

    __slots__ = ("game", "ability", "values")

    def __init__(self, game: Any, ability: Any, values: Data) -> None:
        self.game: Table = game
        self.ability = ability
        self.values = values

    def seen_with(self, values: Data) -> See:
        """Return what is seen with other values."""
        return See(self.game, self.ability, values)

    # Who and what

    @property
    def this(self) -> int:
        """The card that has the ability."""
        card: int = self.values["card"]
        return card

    @property
    def you(self) -> int:
        """The player who controls the ability."""
        player: int = self.values["player"]
        return player

    @property
    def opponent(self) -> int:
        """The other player."""
        return 1 - int(self.values["player"])

    @property
    def active_player(self) -> int:
        """The player whose turn it is."""
        return self.game.active

    @property
    def your_turn(self) -> bool:
        """It is your turn."""
        return self.game.active == int(self.values["player"])

    @property
    def x(self) -> int:
        """The X that was declared."""
        return int(self.values.get("x", 0))

    @property
    def value(self) -> int:
        """The keyword's number, in a keyword's abilities."""
        return int(self.values.get("value", 0))

    @property
    def event(self) -> Happening:
        """The event that triggered it, or that it replaces or prevents."""
        return Happening(self.values.get("event") or {})

    def target(self, number: int) -> int:
        """The chosen card of a target row (0 if none was chosen)."""
        chosen = self.values.get("targets", {}).get(str(number)) or [0]
        return int(chosen[0])

    def targets(self, number: int) -> list[int]:
        """The chosen cards of a target row; with repetitions if it allows them."""
        return list(self.values.get("targets", {}).get(str(number), []))

    def result(self, step: int) -> Result:
        """What became of part `step` (from 1) of this ability."""
        return Result(self.values.get("done", {}).get(str(step), []))

    @property
    def previous(self) -> Result:
        """What became of the part carried out before."""
        return Result(self.values.get("done", {}).get(str(self.values.get("last", 0)), []))

    @property
    def earlier_sentences(self) -> Result:
        """What the earlier sentences of the same spell did."""
        return Result(self.values.get("earlier", []))

    def earlier_targets(self) -> list[int]:
        """The targets of the earlier sentences of the same spell, in order."""
        return list(self.values.get("earlier_targets", []))

    def remembered(self, name: str) -> Any:
        """What the ability that gave this one remembered under a name (`act.gain(remember=…)`)."""
        effect = self.values.get("effect")
        if not effect or effect < 0:
            return self.values.get("memory", {}).get(name)
        return self.values.get("memory", self.memory_of(effect)).get(name)

    def memory_of(self, number: int) -> Data:
        """What an effect on this card remembers."""
        for effect in self.game.cards[self.this].effects:
            if effect["number"] == number:
                return dict(effect.get("memory", {}))
        return {}

    def controller(self, card: int) -> int:
        """The player who controls a card, or owns it outside the play zone."""
        found = self.game.cards.get(card)
        return found.controller if found is not None else -1

    def owner(self, card: int) -> int:
        """The owner of a card."""
        return self.game.cards[card].owner

    def is_opposing(self, card: int) -> bool:
        """A card of the opponent."""
        return self.controller(card) == self.opponent

    def in_play(self, card: int) -> bool:
        """The card is in the play zone."""
        return self.game.is_in_play(card)

    def in_zone(self, card: int, zone: str) -> bool:
        """The card is in such a zone."""
        found = self.game.cards.get(card)
        return found is not None and found.zone == zone

    def is_named(self, card: int, name: str) -> bool:
        """A card with this name, given as the id of a card."""
        return name in self.game.traits(card).names

    def names(self, card: int) -> list[str]:
        """The names of a card; none of a card that is gone."""
        return list(self.game.traits(card).names) if card in self.game.cards else []

    def same_name(self, card: int, other: int) -> bool:
        """Two cards that share a name."""
        return not set(self.names(card)).isdisjoint(self.names(other))

    def classes(self, card: int) -> tuple[str, ...]:
        """The classes of a card."""
        return self.game.traits(card).classes

    def has_class(self, card: int, name: str) -> bool:
        """The card has this class."""
        classes = self.game.traits(card).classes
        return name in classes or EVERY_CLASS in classes

    def elements(self, card: int) -> tuple[str, ...]:
        """The elements of a card; none: it is neutral."""
        return self.game.traits(card).elements

    def has_element(self, card: int, name: str) -> bool:
        """The card belongs to this element."""
        return name in self.game.traits(card).elements

    def is_neutral(self, card: int) -> bool:
        """The card belongs to no element."""
        return not self.game.traits(card).elements

    def has(self, card: int, keyword: str) -> bool:
        """The card has a keyword (or a feature that a keyword heads, such as "hire")."""
        return keyword in self.game.traits(card).keywords

    def keyword_value(self, card: int, keyword: str) -> int:
        """The acting value of a keyword on a card; 0 without it."""
        return self.game.traits(card).keywords.get(keyword, 0)

    def is_open(self, card: int) -> bool:
        """The card is open."""
        return not self.game.cards[card].closed

    def is_closed(self, card: int) -> bool:
        """The card is closed."""
        return self.game.cards[card].closed

    def is_hidden(self, card: int) -> bool:
        """The creature is hidden."""
        return self.game.cards[card].hidden

    def shares_class(self, card: int, other: int) -> bool:
        """Two cards that have a class in common."""
        return any(self.has_class(card, name) for name in self.classes(other)) or (
            EVERY_CLASS in self.classes(card) and bool(self.classes(other)))

    def has_features(self, card: int) -> bool:
        """The card has a feature, printed or given."""
        traits = self.game.traits(card)
        return bool(traits.keywords or traits.abilities)

    def zone(self, name: str, player: int) -> list[int]:
        """The cards of a zone; of the deck, the last is the top one."""
        return list(self.game.zone(name, player))

    def graveyard(self, player: int) -> list[int]:
        """The cards of a graveyard, the last on top."""
        return self.zone(GRAVEYARD, player)

    def top(self, player: int, number: int = 1) -> list[int]:
        """The top cards of a deck, the topmost first, as many as there are."""
        deck = self.game.zone(DECK, player)
        return deck[::-1][:max(0, number)]

    def bottom(self, player: int, number: int = 1) -> list[int]:
        """The bottom cards of a deck, the lowest first, as many as there are."""
        return self.game.zone(DECK, player)[:max(0, number)]

    def cards(self, zone: str, player: int, legal: CardFilter | None = None) -> list[int]:
        """The cards of a zone for which the method holds."""
        return self.such(self.game.zone(zone, player), legal)

    def such(self, cards: Iterable[int], legal: CardFilter | None) -> list[int]:
        """Those of the cards for which the method holds."""
        return [card for card in cards if legal is None or legal(self.ability, self, card)]

    def all(self, legal: Callable[[Any, Any, int], bool]) -> Mass:
        """All cards in play for which the method holds as it is carried out: no targets."""
        raise NotImplementedError

    def count(self, legal: Callable[[Any, Any, int], bool]) -> int:
        """How many cards in play the method holds for."""
        return len(self.all(legal))

    def amount(self, number: Number) -> int:
        """The value of a number that may be X or a method."""
        if isinstance(number, int):
            return number
        return self.x if isinstance(number, Variable) else number(self.ability, self)

    def holds(self, condition: Condition | None) -> bool:
        """Whether a condition method holds; none always does."""
        return condition is None or condition(self.ability, self)

    def happened(self, pattern: Pattern, last_turn: bool = False) -> int:
        """How many events of this turn (or of your last one) fit a pattern."""
        return len(self.events(pattern, last_turn))

    def events(self, pattern: Pattern, last_turn: bool = False) -> list[Happening]:
        """The events of this turn (or of your last one) that fit a pattern, in order."""
        found = []
        for event in self.game.last_turns[self.you] if last_turn else self.game.history:
            if event["kind"] == pattern.kind:
                there = self.seen_with({**self.values, "event": event})
                if pattern.matches(self.ability, there):
                    found.append(Happening(event))
        return found


EVERY_CLASS = "every class"
"""Stands among the classes of a card that has all of them."""
