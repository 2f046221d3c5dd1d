"""Keywords as phrases: the lexer finds their names; here stands what may follow a name."""

from compiler.language.meaning import Keyword
from compiler.language.phrases import Phrasebook

TERMINALS = {"none": "KW", "number": "KW_NUMBER", "object": "KW_OBJECT"}


def add(book: Phrasebook) -> None:
    """Add the phrases of keywords."""
    book.say("keyword", "plain", Keyword, en="{id/KW:=}", ru="{id/KW:=}")
    book.say("keyword", "number", Keyword, en="{id/KW_NUMBER:=} {amount/number}", ru="{id/KW_NUMBER:=} {amount/number}")
    book.say("keyword", "any number", Keyword, en="{id/KW_NUMBER:=}", ru="{id/KW_NUMBER:=}")
