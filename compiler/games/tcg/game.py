"""The Berserk TCG as the compiler sees it."""

from collections.abc import Iterator

from compiler.games.game import Generated
from compiler.games.tcg import (
    ailments,
    alternatives,
    attacks,
    battle,
    bonuses,
    exile,
    features,
    fights,
    gifts,
    guards,
    keywords,
    lives,
    moments,
    nouns,
    pictures,
    places,
    recruits,
    references,
    relations,
    rolls,
    rules,
    squads,
    squares,
    swaps,
    terms,
    units,
)
from compiler.games.tcg.clauses import CLAUSES
from compiler.language.ast import Node
from compiler.language.meaning import CardText
from compiler.language.phrases import Phrasebook
from compiler.language.wordings import shared

PHRASES = (
    features,
    nouns,
    keywords,
    attacks,
    battle,
    exile,
    gifts,
    moments,
    places,
    recruits,
    references,
    rules,
    squads,
    squares,
    swaps,
    terms,
    bonuses,
    fights,
    ailments,
    alternatives,
    lives,
    guards,
    rolls,
    relations,
    units,
)
"""What adds phrases: of two that mean the same the one of the earlier module is printed."""

OPENING = frozenset(("если", "когда", "пока"))
"""Many printed cards set the clause apart by its colour, without a comma."""


class Tcg(Generated):
    """The vocabulary of the Berserk TCG."""

    id = "tcg"
    clauses = CLAUSES

    def keyword_terminal(self, id_: str, parameter: str) -> str | None:
        """Return the terminal for the name of a keyword, or None if a phrase of the game says it."""
        return keywords.terminal(id_, parameter)

    def keyword_written(self, name: str) -> str:
        """Return the name of a keyword with a small letter, as the rulebook writes it (9)."""
        return name[:1].lower() + name[1:]

    def phrasebook(self) -> Phrasebook:
        """Return all phrases of the game's cards."""
        book = shared(*(each.add for each in PHRASES))
        pictures.add(book)
        book.clauses = OPENING
        return book

    def created(self, text: CardText) -> Iterator[tuple[Node, str]]:
        """Yield the parts of a text that create a card without saying its name: there are none in this game."""
        yield from ()


GAME = Tcg()
