"""`cardscript check`: read every script, compare the languages, print back; nothing is written."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from compiler.cli.inputs import here, script_paths
from compiler.cli.ui import answer_json, language, lines_of, report, say, tell
from compiler.cli.words import Command, OneOf, Option
from compiler.diagnostics import Diagnostic, Severity, Span, Wording

if TYPE_CHECKING:
    from compiler.sources import Project

_SUMMARY = Wording("cards: {cards}, errors: {errors}", "карт: {cards}, ошибок: {errors}")
_FORMAT = Wording("How to show what is wrong.", "Как показать, что не так.")


def check(paths: tuple[str, ...], form: str) -> None:
    """Check the scripts at the paths, or all, and show what is wrong; exit 1 if there are errors."""
    from compiler import pipeline

    project = here()
    chosen = script_paths(project, paths)
    compilation = pipeline.load(project)
    cards = [card for card in compilation.scripts.cards if _among(project, card.source.file, chosen)]
    pipeline.check(compilation, cards)
    found = sorted(placed(compilation.diagnostics), key=lambda each: each[0])
    failed = show(project, [fault for span, fault in found if _among(project, span.file, chosen)], form)
    if form == "text":
        tell(say(_SUMMARY, cards=len(cards), errors=failed))
    click.get_current_context().exit(int(failed > 0))


def placed(found: Sequence[Diagnostic]) -> list[tuple[Span, Diagnostic]]:
    """Return diagnostics with their places in files; by then each has one."""
    return [(fault.span, fault) for fault in found if isinstance(fault.span, Span)]


def show(project: "Project", found: Sequence[Diagnostic], form: str) -> int:
    """Show diagnostics as text or as JSON; return how many are errors."""
    if form == "json":
        from compiler.diagnostics.render import json as as_json

        answer_json(as_json.render(found, language()))
    else:
        report(found, lines_of(project.root))
    return sum(fault.severity is Severity.ERROR for fault in found)


def _among(project: "Project", file: str, chosen: Sequence[Path]) -> bool:
    """Return whether a file is one of the paths or below one; no paths mean all."""
    return not chosen or any((project.root / file).is_relative_to(path) for path in chosen)


command = Command(
    "check",
    callback=check,
    params=[
        click.Argument(["paths"], nargs=-1, metavar="[PATH]..."),
        Option(["--format", "form"], type=OneOf("text", "json"), default="text", wording=_FORMAT),
    ],
    wording=Wording(
        "Check the card scripts and compare their languages.", "Проверить сценарии карт и сравнить их языки."
    ),
)
