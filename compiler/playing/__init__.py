"""What a game brings to those who play it at the terminal: decks, agents, how its table looks; no rules are here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from compiler.diagnostics import Diagnostic, Language
    from compiler.diagnostics.render.text import Piece
    from compiler.sources import DeckSource
    from runtime.kernel.agents import Score


@dataclass(frozen=True, slots=True)
class Playing:
    """How a game is played; definitions, games, views and speakers are those of its rules code."""

    editions: Mapping[str, Any]
    begin: Callable[[Iterable[DeckSource], Any, int, Any], Any]
    """Begins a game: decks, definitions, seed, edition."""
    speaker: Callable[[Any, Language, tuple[str, str]], Any]
    """Puts a game into words; the last are the players' names."""
    log: Mapping[str, Any]
    """The kinds of lines of the log that are told."""
    eager: Score
    """How good an option looks at first sight."""
    table: Callable[[Any, int, Any, Language], Iterator[Piece]]
    """Shows a view to a player: the view, whose it is, the speaker, the language."""
    scene: Callable[[Any, Any, Language], Iterator[Piece]] | None
    """Shows a game between two turns to whoever looks on, if there is something to see: the game, the speaker."""
    deck_faults: Callable[[DeckSource, Any, Language, bool], Iterator[Diagnostic]]
    """Yields what the rules say against a deck: the deck, definitions, language, whether it is constructed."""


def playing(game: str) -> Playing:
    """Return how a game is played."""
    found: Playing = import_module(f"compiler.playing.{game}").PLAYING
    return found


def cards_of(deck: DeckSource) -> list[str]:
    """Return the ids of the cards of a deck, each as often as it is there."""
    return [card for card, count in deck.cards.items() for _ in range(count)]


__all__ = ["Playing", "cards_of", "playing"]
