"""Berserk: Heroes as the compiler sees it."""

from collections.abc import Callable, Iterator, Mapping

from compiler.diagnostics import Diagnostic
from compiler.games.heroes import features, keywords, nouns
from compiler.language.ast import Node, walk
from compiler.language.lexer import Name
from compiler.language.meaning import CardText, Create
from compiler.language.phrases import Phrasebook
from compiler.language.wordings import shared
from compiler.sources import CardSource, KeywordSource


class Heroes:
    """The vocabulary of Berserk: Heroes."""

    id = "heroes"

    def keyword_terminal(self, id_: str, parameter: str) -> str | None:
        """Return the terminal for the name of a keyword, or None if a phrase of the game says it."""
        return keywords.terminal(id_, parameter)

    def phrasebook(self) -> Phrasebook:
        """Return all phrases of the game's cards."""
        return shared(features.add, nouns.add, keywords.add)

    def lacking(self, card_type: str, text: CardText, meanings: Mapping[str, CardText]) -> list[Node]:
        """Return the parts of a text that have no behaviour."""
        from compiler.games.heroes.generate import GENERATOR

        _, refused = GENERATOR.draft("card", card_type, text, meanings)
        return [reason.node for reason in refused]

    def created(self, text: CardText) -> Iterator[tuple[Node, str]]:
        """Yield the parts of a text that create a card without saying its name, and the ids of those cards."""
        from compiler.games.heroes.behaviour.deeds import CALLED_BY_CLASS, created_class

        for node in walk(text):
            if isinstance(node, Create) and created_class(node) in CALLED_BY_CLASS:
                yield node, CALLED_BY_CLASS[created_class(node)]

    def generate(
        self,
        card: CardSource,
        trees: Mapping[str, CardText],
        names: Mapping[str, Name],
        meanings: Mapping[str, CardText],
    ) -> tuple[Callable[[], str], list[Diagnostic]]:
        """Return what writes the Python module of a card, or what of its text can't be played."""
        from compiler.games.heroes.generate import GENERATOR

        return GENERATOR.card(card, trees, names, meanings)

    def generate_keyword(
        self, word: KeywordSource, trees: Mapping[str, CardText]
    ) -> tuple[str | None, list[Diagnostic]]:
        """Return the Python module of a keyword (None if it needs none), or what of it can't be played."""
        from compiler.games.heroes.generate import GENERATOR

        return GENERATOR.keyword(word, trees)


GAME = Heroes()
