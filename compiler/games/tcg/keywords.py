"""Keywords as phrases: the lexer finds their names; here stands what may follow a name."""

from compiler.language import meaning as m
from compiler.language.phrases import Phrasebook
from compiler.language.wordings import names

# by the kind of parameter that a keyword's script names
TERMINALS = {"none": "KW", "number": "KW_NUMBER"}
# keywords that phrases say
PHRASES = ("jump", "finishing-off", "incorporeal", "formation", "row-strike", "maximum-life")


def terminal(id_: str, parameter: str) -> str | None:
    """Return the terminal for the name of a keyword, or None if it is no name but a phrase of the game."""
    return None if id_ in PHRASES else TERMINALS.get(parameter)


def add(book: Phrasebook) -> None:
    """Add the phrases of keywords."""
    names.add(book)
    jump = {"id": "jump"}
    book.say(
        "keyword",
        "jump",
        m.Keyword,
        fixed=jump,
        en=("jump ,//range range {amount/number}", "jump - {amount/number}"),
        ru=("прыжок ,//range дальность {amount/number}", "прыжок - {amount/number}"),
    )
    book.say(
        "keyword",
        "maximum life",
        m.Keyword,
        fixed={"id": "maximum-life"},
        en="maximum {amount/number} life/word",
        ru="максимум {amount/number} жизней/жизнь",
    )
