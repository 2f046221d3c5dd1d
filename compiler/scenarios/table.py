"""The table: a game in progress, and its cards by the names that the scenario gives them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Self

from compiler.diagnostics import Refused, make
from compiler.scenarios.model import Name
from runtime.kernel.agenda import Frame
from runtime.kernel.data import Data
from runtime.kernel.decisions import Decision
from runtime.kernel.game import Game

Entry = Mapping[str, Any]


class Asking(Game):
    """Mixed into a game: it leaves even a choice of one option to the scenario, which may speak of it."""

    __slots__ = ()

    def ask(self, frame: Frame, player: int, key: str, options: list[Data], **data: Any) -> None:
        """Ask a player, also where there is nothing to choose."""
        self.decision = Decision(player, key, data, options)


class Table:
    """A game and the names of its cards."""

    def __init__(self, game: Any, aliases: Mapping[str, int]) -> None:
        self.game = game
        self.aliases = dict(aliases)

    def again(self) -> Self:
        """Return the same position as a game of its own."""
        return type(self)(type(self.game).load(self.game.save(), self.game.definitions), self.aliases)

    def cards(self, name: Name) -> list[int]:
        """Return the cards that a name can mean, in the order of their making."""
        if name.text in self.aliases:
            return self.aliased(name.text)
        found = [card.id for card in self.game.everything() if card.definition.id == name.text]
        return found[name.number - 1:name.number] if name.number else found

    def knows(self, name: Name) -> bool:
        """Return whether a name means something here."""
        return bool(self.cards(name))

    def aliased(self, alias: str) -> list[int]:
        """Return the card of an alias."""
        return [self.aliases[alias]]

    def one(self, name: Name) -> int:
        """Return the card that a name means; Refused if it is none or several."""
        found = self.cards(name)
        if not found:
            raise Refused(make("name-not-in-game", name.where.span(), value=str(name)))
        if len(found) > 1:
            raise Refused(make("name-ambiguous", name.where.span(), value=str(name)))
        return found[0]

    def call(self, card: int) -> str:
        """Return what the scenario calls a card."""
        for name in self.given():
            if self.cards(Name(name, None)) == [card]:  # type: ignore[arg-type]
                return name
        identity = self.game.card(card).definition.id
        alike = [other.id for other in self.game.everything() if other.definition.id == identity]
        return f"{identity}#{alike.index(card) + 1}" if len(alike) > 1 else str(identity)

    def given(self) -> Sequence[str]:
        """Return the names that a card is called by before its id."""
        return list(self.aliases)


def card_of(row: str | Entry) -> str:
    """Return the id of the card of a row of a board."""
    return row if isinstance(row, str) else str(row["card"])


def spread(rows: Sequence[str | Entry]) -> Iterator[str | Entry]:
    """Yield each row as often as its `times` says."""
    for row in rows:
        yield from [row] * (1 if isinstance(row, str) else row.get("times", 1))


def cards_of(rows: Sequence[str | Entry]) -> list[str]:
    """Return the ids of the cards of a pile."""
    return [card_of(row) for row in spread(rows)]


def named(rows: Sequence[str | Entry], cards: Sequence[int]) -> Iterator[tuple[str, int]]:
    """Yield the aliases of rows with the cards that were made for them."""
    for row, card in zip(spread(rows), cards, strict=True):
        if not isinstance(row, str) and "as" in row:
            yield row["as"], card
