"""The Berserk TCG as the compiler sees it."""

from collections.abc import Callable, Iterator, Mapping

from compiler.diagnostics import Diagnostic
from compiler.games.tcg import attacks, battle, features, keywords, nouns, pictures
from compiler.language.ast import Node
from compiler.language.lexer import Name
from compiler.language.meaning import CardText
from compiler.language.phrases import Phrasebook
from compiler.language.wordings import shared
from compiler.sources import CardSource, KeywordSource


class Tcg:
    """The vocabulary of the Berserk TCG."""

    id = "tcg"

    def keyword_terminal(self, id_: str, parameter: str) -> str | None:
        """Return the terminal for the name of a keyword, or None if a phrase of the game says it."""
        return keywords.terminal(id_, parameter)

    def phrasebook(self) -> Phrasebook:
        """Return all phrases of the game's cards."""
        book = shared(features.add, nouns.add, keywords.add, attacks.add, battle.add)
        pictures.add(book)
        return book

    def lacking(self, card_type: str, text: CardText, meanings: Mapping[str, CardText]) -> list[Node]:
        """Return the parts of a text that have no behaviour."""
        from compiler.games.tcg.generate import GENERATOR

        _, refused = GENERATOR.draft("card", card_type, text, meanings)
        return [reason.node for reason in refused]

    def created(self, text: CardText) -> Iterator[tuple[Node, str]]:
        """Yield the parts of a text that create a card without saying its name: there are none in this game."""
        yield from ()

    def generate(
        self,
        card: CardSource,
        trees: Mapping[str, CardText],
        names: Mapping[str, Name],
        meanings: Mapping[str, CardText],
    ) -> tuple[Callable[[], str], list[Diagnostic]]:
        """Return what writes the Python module of a card, or what of its text can't be played."""
        from compiler.games.tcg.generate import GENERATOR

        return GENERATOR.card(card, trees, names, meanings)

    def generate_keyword(
        self, word: KeywordSource, trees: Mapping[str, CardText]
    ) -> tuple[str | None, list[Diagnostic]]:
        """Return the Python module of a keyword (None if it needs none), or what of it can't be played."""
        from compiler.games.tcg.generate import GENERATOR

        return GENERATOR.keyword(word, trees)


GAME = Tcg()
