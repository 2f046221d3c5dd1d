# ruff: noqa: N999 - a module of this folder has the name of its command
"""`cardscript import`: translations from a PO or XLIFF file into the cards, all or none."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from compiler.cli.inputs import here
from compiler.cli.ui import lines_of, report, say, tell
from compiler.cli.words import Command, Misuse
from compiler.diagnostics import LANGUAGES, Refused, Span, Wording, make

if TYPE_CHECKING:
    from compiler.interchange.units import Received
    from compiler.sources import Source

_TAKEN = Wording(
    "fields changed: {changed}, confirmed: {confirmed}; not ready and left alone: {unready}",
    "изменено полей: {changed}, подтверждено: {confirmed}; не готовы и оставлены: {unready}",
)
_NOTHING = Wording("nothing was written; errors: {errors}", "ничего не записано; ошибок: {errors}")


def import_(file: str) -> None:
    """Take the translations of a file into the cards; exit 1, with nothing written, if one can't be taken."""
    from compiler import pipeline
    from compiler.interchange import taking

    project = here()
    source = _source(file)
    to, received = _received(source)
    compilation = pipeline.load(project)
    language = next((each for each in LANGUAGES if each == to), None)
    if language is None:
        raise Refused(make("unknown-target", Span(source.file), value=to[:20]))
    result = taking.taken(compilation, received, source.file, language)
    if result.found:
        report(result.found, lines_of(Path(), {source.file: source.text}))
        tell(say(_NOTHING, errors=len(result.found)))
        click.get_current_context().exit(1)
    taking.write(compilation, result)
    tell(say(_TAKEN, changed=result.changed, confirmed=result.confirmed, unready=result.unready))


def _source(file: str) -> "Source":
    from compiler.interchange.units import LARGEST
    from compiler.sources.reader import read_file

    try:
        return read_file(Path(file), file, LARGEST)
    except Refused as refused:
        if refused.diagnostics[0].code == "file-unreadable":
            raise Misuse(refused.diagnostics[0]) from None
        raise


def _received(source: "Source") -> "tuple[str, list[Received]]":
    """Return the language and the units of a file; what begins with an angle bracket is XLIFF."""
    from compiler.interchange import po, xliff

    return xliff.read(source) if source.text.lstrip().startswith("<") else po.read(source)


command = Command(
    "import",
    callback=import_,
    params=[click.Argument(["file"], metavar="FILE")],
    wording=Wording("Take in a translated PO or XLIFF file.", "Принять переведённый файл PO или XLIFF."),
)
