"""`cardscript terms`: the term base of the games, and whether texts use its words."""

from typing import TYPE_CHECKING

import click

from compiler.cli.inputs import Below, here, script_paths
from compiler.cli.sync import TO
from compiler.cli.ui import answer_utf8, lines_of, report, say, tell
from compiler.cli.words import COMMAND_LINE, Command, Misuse, OneOf, Option
from compiler.diagnostics import LANGUAGES, Diagnostic, Language, Wording, make

if TYPE_CHECKING:
    from compiler.interchange.terms import Term
    from compiler.pipeline import Compilation

_FORM = Wording("Format of the term base.", "Формат базы терминов.")
_CHECK = Wording("Say which texts use other words.", "Показать, в каких текстах другие слова.")
_SUMMARY = Wording("cards: {cards}, other words: {found}", "карт: {cards}, других слов: {found}")


def terms(paths: tuple[str, ...], form: str, to: Language, check: bool) -> None:
    """Print the term base, or check the texts of the cards at the paths (or all); exit 1 if other words are found."""
    from compiler import pipeline

    project = here()
    if paths and not check:
        raise Misuse(make("extra-argument", COMMAND_LINE, argument=paths[0]))
    compilation = pipeline.load(project)
    if not check:
        answer_utf8(_written([term for game in project.games for term in _terms(compilation, game)], form))
        return
    chosen = Below(project, script_paths(project, paths))
    cards, found = _checked(compilation, chosen, to)
    report(sorted(found, key=lambda each: each.span), lines_of(project.root))
    tell(say(_SUMMARY, cards=cards, found=len(found)))
    click.get_current_context().exit(int(bool(found)))


def _terms(compilation: "Compilation", game: str) -> "list[Term]":
    from compiler.interchange.terms import terms as terms_of

    keywords = [word for word in compilation.scripts.keywords if word.game == game]
    return terms_of(game, compilation.texts(game), keywords)


def _written(found: "list[Term]", form: str) -> str:
    from compiler.interchange.terms import write_csv, write_tbx

    return (write_csv(found) if form == "csv" else write_tbx(found)).rstrip("\n")


def _checked(compilation: "Compilation", chosen: Below, to: Language) -> tuple[int, list[Diagnostic]]:
    """Return how many cards were looked at, and what is to be said of their words."""
    from compiler.interchange.usage import Usage

    count, found = 0, []
    for game in compilation.project.games:
        usage = Usage(_terms(compilation, game), to)
        for card in compilation.scripts.cards:
            if card.game == game and chosen(card.source.file):
                count += 1
                found += usage.found(card)
    return count, found


command = Command(
    "terms",
    callback=terms,
    params=[
        click.Argument(["paths"], nargs=-1, metavar="[PATH]..."),
        Option(["--format", "form"], type=OneOf("csv", "tbx"), default="csv", wording=_FORM),
        Option(["--to"], type=OneOf(*LANGUAGES), default="ru", wording=TO),
        Option(["--check"], is_flag=True, wording=_CHECK),
    ],
    wording=Wording("Print the term base, or check its use.", "Вывести базу терминов или проверить её применение."),
)
