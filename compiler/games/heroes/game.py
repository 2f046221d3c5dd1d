"""Berserk: Heroes as the compiler sees it."""

from collections.abc import Iterator

from compiler.games.game import Generated
from compiler.games.heroes import features, keywords, nouns
from compiler.games.heroes.clauses import CLAUSES
from compiler.language.ast import Node, walk
from compiler.language.meaning import CardText, Create
from compiler.language.phrases import Phrasebook
from compiler.language.wordings import shared


class Heroes(Generated):
    """The vocabulary of Berserk: Heroes."""

    id = "heroes"
    clauses = CLAUSES

    def keyword_terminal(self, id_: str, parameter: str) -> str | None:
        """Return the terminal for the name of a keyword, or None if a phrase of the game says it."""
        return keywords.terminal(id_, parameter)

    def phrasebook(self) -> Phrasebook:
        """Return all phrases of the game's cards."""
        return shared(features.add, nouns.add, keywords.add)

    def created(self, text: CardText) -> Iterator[tuple[Node, str]]:
        """Yield the parts of a text that create a card without saying its name, and the ids of those cards."""
        from compiler.games.heroes.behaviour.deeds import CALLED_BY_CLASS, created_class

        for node in walk(text):
            if isinstance(node, Create) and created_class(node) in CALLED_BY_CLASS:
                yield node, CALLED_BY_CLASS[created_class(node)]


GAME = Heroes()
