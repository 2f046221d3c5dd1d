"""What one player may see of any game: how far it is, what there is to decide, and a log without secrets."""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar, Generic, Protocol, TypeVar

from mypy_extensions import mypyc_attr

from runtime.kernel.data import Data
from runtime.kernel.log import Log


class Viewed(Protocol):
    """What a view needs of a game."""

    turn: int
    active: int
    over: bool
    winner: int | None
    log: Log


G = TypeVar("G", bound=Viewed)


@mypyc_attr(allow_interpreted_subclasses=True)
class View(Generic[G]):
    """A player's view: nothing in it tells what is hidden from that player."""

    secret_kinds: ClassVar[Collection[str]] = frozenset()
    """Kinds of log entries whose cards only the player whose they are may know."""
    open_zones: ClassVar[Collection[str]] = frozenset()
    """Zones from which or to which a card moves before everybody's eyes."""

    def __init__(self, game: G, player: int) -> None:
        self._game = game
        self.player = player

    @property
    def turn(self) -> int:
        """The number of the turn."""
        return self._game.turn

    @property
    def active(self) -> int:
        """The active player."""
        return self._game.active

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._game.over

    @property
    def winner(self) -> int | None:
        """Who has won; None for a draw, or while the game goes on."""
        return self._game.winner

    def log(self, since: int = 0) -> list[Data]:
        """Return the log entries from an index on, without the names of cards that are hidden from the player."""
        return [self.masked(entry) for entry in self._game.log.since(since)]

    def masked(self, entry: Data) -> Data:
        """Return a log entry as the player may read it."""
        if entry["kind"] not in self.secret_kinds or entry.get("player") == self.player:
            return entry
        if entry["kind"] == "moved" and (entry["from"] in self.open_zones or entry["to"] in self.open_zones):
            return entry
        return {key: value for key, value in entry.items() if key not in ("card", "cards")}
