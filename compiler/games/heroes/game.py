"""Berserk: Heroes as the compiler sees it."""

from compiler.games.heroes import features, keywords, nouns
from compiler.language.phrases import Phrasebook
from compiler.language.wordings import shared


class Heroes:
    """The vocabulary of Berserk: Heroes."""

    id = "heroes"
    keyword_terminals = keywords.TERMINALS

    def phrasebook(self) -> Phrasebook:
        """Return all phrases of the game's cards."""
        book = shared()
        for part in (nouns, keywords, features):
            part.add(book)
        return book


GAME = Heroes()
