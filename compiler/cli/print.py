"""`cardscript print`: the same meaning in the other language, as a translator's draft."""

from typing import TYPE_CHECKING

import click

from compiler.cli.inputs import GivenText, given_text, surroundings, text_params
from compiler.cli.ui import answer
from compiler.cli.words import Command, OneOf, Option
from compiler.diagnostics import LANGUAGES, Language, TextSpan, Wording, make

if TYPE_CHECKING:
    from compiler.language.lexer import Name
    from compiler.language.texts import Texts
    from compiler.pipeline import Compilation

_TO = Wording("Language to print in.", "Язык, на котором печатать.")


def print_(text: str, lang: Language | None, game: str, kind: str, name: str | None, to: Language) -> None:
    """Print the text's meaning in the language asked for, or show why it can't be read and exit 1."""
    from compiler import pipeline
    from compiler.language.printer import Unprintable

    given = given_text(text, lang, game, kind, name)
    around = surroundings(given.game)
    tree, found = pipeline.parse_text(given.text, given.language, given.game, given.type, given.name, around)
    if given.report(found) or tree is None:
        click.get_current_context().exit(1)
    texts = around.texts(given.game) if around else pipeline.bare_texts(given.game)
    try:
        answer(texts.write(to, tree, _own_name(texts, given, around, to)))
    except Unprintable:
        given.report([make("unprintable", TextSpan(0, len(given.text)), language=to)])
        click.get_current_context().exit(1)


def _own_name(texts: "Texts", given: GivenText, around: "Compilation | None", to: Language) -> "Name | None":
    """Return the card's name in the language asked for, if the project has the card, else as it is."""
    if given.name is None:
        return None
    for card in around.scripts.cards if around else ():
        if card.printings[given.language].name == given.name:
            return texts.own_name(to, card.printings[to].name, card.printings[to].forms)
    return texts.own_name(to, given.name)


command = Command(
    "print",
    callback=print_,
    params=[*text_params(), Option(["--to"], type=OneOf(*LANGUAGES), required=True, wording=_TO)],
    wording=Wording("Print a card text in the other language.", "Напечатать текст карты на другом языке."),
)
