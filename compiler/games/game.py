"""What a game brings to the compiler."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Protocol

from compiler.diagnostics import Diagnostic
from compiler.games import GAMES
from compiler.games.clauses import Clauses
from compiler.language.ast import Node
from compiler.language.lexer import Name
from compiler.language.meaning import CardText
from compiler.language.phrases import Phrasebook
from compiler.sources import CardSource, KeywordSource

if TYPE_CHECKING:
    from compiler.games.generate import Generator


class Game(Protocol):
    """The vocabulary of a game."""

    id: str
    clauses: Clauses
    """Where its rulebook says how abilities and constructs work."""

    def phrasebook(self) -> Phrasebook:
        """Return all phrases of the game's cards."""

    def keyword_terminal(self, id_: str, parameter: str) -> str | None:
        """Return the terminal for the name of a keyword, or None if a phrase of the game says it."""

    def keyword_written(self, name: str) -> str:
        """Return how the name of a keyword is written within a sentence."""

    def lacking(self, card_type: str, text: CardText, meanings: Mapping[str, CardText]) -> list[Node]:
        """Return the parts of a text that have no behaviour."""

    def created(self, text: CardText) -> Iterator[tuple[Node, str]]:
        """Yield the parts of a text that create a card without saying its name, and the ids of those cards."""

    def generate(
        self,
        card: CardSource,
        trees: Mapping[str, CardText],
        names: Mapping[str, Name],
        meanings: Mapping[str, CardText],
    ) -> tuple[Callable[[], str], list[Diagnostic]]:
        """Return what writes the Python module of a card, or what of its text can't be played."""

    def generate_keyword(
        self, word: KeywordSource, trees: Mapping[str, CardText]
    ) -> tuple[str | None, list[Diagnostic]]:
        """Return the Python module of a keyword (None if it needs none), or what of it can't be played."""


class Generated:
    """What every game does alike: its generator says what of a text can be played, and writes the Python."""

    id: str

    def keyword_written(self, name: str) -> str:
        """Return the name of a keyword with the capital letter of its script."""
        return name

    def lacking(self, card_type: str, text: CardText, meanings: Mapping[str, CardText]) -> list[Node]:
        """Return the parts of a text that have no behaviour."""
        _, refused = self._generator().draft("card", card_type, text, meanings)
        return [reason.node for reason in refused]

    def generate(
        self,
        card: CardSource,
        trees: Mapping[str, CardText],
        names: Mapping[str, Name],
        meanings: Mapping[str, CardText],
    ) -> tuple[Callable[[], str], list[Diagnostic]]:
        """Return what writes the Python module of a card, or what of its text can't be played."""
        return self._generator().card(card, trees, names, meanings)

    def generate_keyword(
        self, word: KeywordSource, trees: Mapping[str, CardText]
    ) -> tuple[str | None, list[Diagnostic]]:
        """Return the Python module of a keyword (None if it needs none), or what of it can't be played."""
        return self._generator().keyword(word, trees)

    def _generator(self) -> Generator:
        found: Generator = import_module(f"compiler.games.{self.id}.generate").GENERATOR  # when it is needed
        return found


def game(id_: str) -> Game:
    """Return a game by its id. Raises KeyError for an unknown one."""
    if id_ not in GAMES:
        raise KeyError(id_)
    found: Game = import_module(f"compiler.games.{id_}.game").GAME
    return found


__all__ = ["GAMES", "Game", "Generated", "game"]
