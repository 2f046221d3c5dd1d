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
    from compiler.memory import Found
    from compiler.sources import Project

_SUMMARY = Wording("cards: {cards}, errors: {errors}", "карт: {cards}, ошибок: {errors}")
_FORMAT = Wording("How to show what is wrong.", "Как показать, что не так.")


def check(paths: tuple[str, ...], form: str) -> None:
    """Check the scripts at the paths, or all, and show what is wrong; exit 1 if there are errors."""
    from compiler.memory import Memory

    project = here()
    chosen = script_paths(project, paths)
    memory = Memory(project)
    found = memory.recall() or _checked(project, chosen)
    if not chosen:
        memory.remember(found)
    faults = sorted(placed(found.diagnostics), key=lambda each: each[0])
    failed = show(project, [fault for span, fault in faults if _among(project, span.file, chosen)], form)
    if form == "text":
        cards = sum(_among(project, file, chosen) for file in found.cards)
        tell(say(_SUMMARY, cards=cards, errors=failed))
    click.get_current_context().exit(int(failed > 0))


def _checked(project: "Project", chosen: Sequence[Path]) -> "Found":
    """Check the cards at the paths, or all of them and the project's keywords."""
    from compiler import pipeline
    from compiler.memory import Found

    compilation = pipeline.load(project)
    cards = [card for card in compilation.scripts.cards if _among(project, card.source.file, chosen)]
    pipeline.compare_ledgers(compilation, pipeline.check(compilation, cards))
    own = [word for word in compilation.scripts.keywords if not word.source.file.startswith("<cardscript>")]
    if any(_among(project, word.source.file, chosen) for word in own):
        pipeline.check_keywords(compilation)
    return Found([card.source.file for card in cards], compilation.diagnostics)


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
