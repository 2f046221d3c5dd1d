"""`cardscript export`: the cards as a PO or XLIFF file for translators' tools."""

from typing import TYPE_CHECKING

import click

from compiler.cli.inputs import Below, here, script_paths
from compiler.cli.sync import TO, synced
from compiler.cli.ui import answer_utf8, language, lines_of, report
from compiler.cli.words import Command, OneOf, Option
from compiler.diagnostics import LANGUAGES, Language, Wording
from compiler.faces import described

if TYPE_CHECKING:
    from compiler.agreement.sync import Translation
    from compiler.interchange.units import Unit
    from compiler.pipeline import Compilation

_FORM = Wording("Format of the file.", "Формат файла.")


def export(paths: tuple[str, ...], form: str, to: Language) -> None:
    """Print the cards at the paths, or all, as a file to translate; exit 1 if a card's file can't be used."""
    from compiler import pipeline

    project = here()
    compilation = pipeline.load(project)
    found, failed = synced(compilation, Below(project, script_paths(project, paths)), to)
    answer_utf8(written(exported(compilation, found, to), form, to).rstrip("\n"))
    report(failed, lines_of(project.root))
    click.get_current_context().exit(int(bool(failed)))


def exported(compilation: "Compilation", found: "list[Translation]", to: Language) -> "list[Unit]":
    """Return the units of cards, their notes in the language of this run."""
    from compiler.interchange.units import Exporter

    units: list[Unit] = []
    original = next(each for each in LANGUAGES if each != to)
    for game in compilation.project.games:
        mine = [each for each in found if each.card.game == game]
        lines = {each.card.id: " · ".join(filter(None, described(each.card, language()))) for each in mine}
        units += Exporter(compilation.texts(game), original, to, language()).units(mine, lines)
    return units


def written(units: "list[Unit]", form: str, to: Language) -> str:
    """Return a file of units in a format."""
    original = next(each for each in LANGUAGES if each != to)
    if form == "po":
        from compiler.interchange import po

        return po.write(units, "cardscript", original, to, language())
    from compiler.interchange import xliff

    return xliff.write(units, "cards", original, to)


command = Command(
    "export",
    callback=export,
    params=[
        click.Argument(["paths"], nargs=-1, metavar="[PATH]..."),
        Option(["--format", "form"], type=OneOf("po", "xliff"), default="po", wording=_FORM),
        Option(["--to"], type=OneOf(*LANGUAGES), default="ru", wording=TO),
    ],
    wording=Wording("Write a PO or XLIFF file to translate.", "Вывести файл PO или XLIFF для перевода."),
)
