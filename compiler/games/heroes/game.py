"""Berserk: Heroes as the compiler sees it."""

from collections.abc import Mapping

from compiler.diagnostics import Diagnostic
from compiler.games.heroes import features, keywords, nouns
from compiler.language.lexer import Name
from compiler.language.meaning import CardText
from compiler.language.phrases import Phrasebook
from compiler.language.wordings import shared
from compiler.sources import CardSource


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


    def generate(
        self, card: CardSource, trees: Mapping[str, CardText], names: Mapping[str, Name]
    ) -> tuple[str, list[Diagnostic]]:
        """Return the Python module of a card, or what of its text can't be played."""
        from compiler.games.heroes.generate import generate

        return generate(card, trees, names)


GAME = Heroes()
