"""`cardscript parse`: the meaning of a card text as JSON."""

import click

from compiler.cli.inputs import given_text, surroundings, text_params
from compiler.cli.ui import answer_json
from compiler.cli.words import Command
from compiler.diagnostics import Language, Wording


def parse(text: str, lang: Language | None, game: str, kind: str, name: str | None) -> None:
    """Print the tree of the text as JSON, or show why it has none and exit 1."""
    from compiler import pipeline

    given = given_text(text, lang, game, kind, name)
    around = surroundings(given.game)
    tree, found = pipeline.parse_text(given.text, given.language, given.game, given.type, given.name, around)
    failed = given.report(found)
    if tree is not None and not failed:
        answer_json(pipeline.to_json(tree))
    click.get_current_context().exit(int(failed))


command = Command(
    "parse",
    callback=parse,
    params=text_params(),
    wording=Wording("Print the meaning of a card text as JSON.", "Напечатать смысл текста карты в JSON."),
)
