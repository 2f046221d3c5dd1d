"""`cardscript check`: read every script, compare the languages, print back; nothing is written."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import click

from compiler.cli.inputs import Below, here, script_paths
from compiler.cli.ledger import commit_of
from compiler.cli.ui import answer_json, answer_utf8, language, lines_of, report, say, tell
from compiler.cli.words import Command, OneOf, Option
from compiler.diagnostics import Diagnostic, Severity, Span, Wording

if TYPE_CHECKING:
    from compiler.sources import Project

FORMATS = ("text", "json", "sarif", "junit", "github")

_SUMMARY = Wording("cards: {cards}, errors: {errors}", "карт: {cards}, ошибок: {errors}")
_WARNINGS = Wording(", warnings: {warnings}", ", предупреждений: {warnings}")
_FIXED = Wording("fixed", "исправлено")
_FORMAT = Wording("How to show what is wrong.", "Как показать, что не так.")

_FIX = Wording(
    "Repair what has one sure repair that changes no meaning.",
    "Исправить то, у чего есть одно верное исправление, не меняющее смысла.",
)
_SINCE = Wording(
    "Only what has changed since a revision of git, and what depends on it.",
    "Только то, что изменилось с ревизии git, и то, что от этого зависит.",
)


def check(paths: tuple[str, ...], form: str, revision: str | None, fix: bool) -> None:
    """Check the scripts at the paths, or all, and show what is wrong; exit 1 if there are errors.

    With a revision, only those are checked that have changed since, and what depends on them. With `fix` what has a
    safe repair is repaired first.
    """
    from compiler.memory.project import check_project

    project = here()
    below = Below(project, script_paths(project, paths))
    wanted: Callable[[str], bool] = below
    if revision is not None:
        wanted = _touched(project, commit_of(project, revision, "--changed-since"), below)
    chosen = wanted if below.paths or revision is not None else None
    found = check_project(project, chosen)
    if fix and _mended(project, found.diagnostics, wanted):
        found = check_project(project, chosen)
    faults = [fault for _, fault in sorted(placed(found.diagnostics), key=lambda each: each[0])]
    faults = [fault for fault in faults if any(map(wanted, _files(fault)))]
    failed = show(project, faults, form, found.cards)
    if form == "text":
        warned = len(faults) - failed
        tell(say(_SUMMARY, cards=len(found.cards), errors=failed) + (say(_WARNINGS, warnings=warned) if warned else ""))
    click.get_current_context().exit(int(failed > 0))


def _mended(project: "Project", found: Sequence[Diagnostic], wanted: Callable[[str], bool]) -> bool:
    """Make the safe repairs and say which; return whether there were any."""
    repairable = {span.file for span, fault in placed(found) if any(each.safe for each in fault.fixes)}
    if not any(map(wanted, repairable)):
        return False
    from compiler.fixing import mend

    made = mend(project, sorted(filter(wanted, repairable)))
    for each in made:
        title = each.fault.titles(language())[each.fault.fixes.index(each.fix)]
        tell(f"{say(_FIXED)}[{each.fault.entry.number}]: {each.fault.span}: {each.fault.message(language())}: {title}")
    return bool(made)


def _files(fault: Diagnostic) -> list[str]:
    """Return the files that a fault concerns: its own, and those that its notes point to."""
    spans = [fault.span, *(note.span for note in fault.notes)]
    return [span.file for span in spans if isinstance(span, Span)]


def _touched(project: "Project", commit: str, below: Below) -> Callable[[str], bool]:
    """Return which files below the paths have changed since a commit, or depend on what has."""
    from compiler.sources.revisions import changed_since

    changed = changed_since(project, commit)
    if not any(_matters(project, file) for file in changed):
        return lambda file: False
    from compiler import pipeline  # here, because it loads the whole compiler
    from compiler.touched import touched

    files = touched(pipeline.load(project), commit, changed)
    return lambda file: below(file) and (files is None or file in files)


def _matters(project: "Project", file: str) -> bool:
    """Whether a check could find something else because a file has changed: a script, a ledger, the settings."""
    from compiler.sources.project import SETTINGS

    folders = (f"{project.label(folder)}/" for folder in (project.scripts, project.output))
    return file in SETTINGS or file.startswith(tuple(folders))


def placed(found: Sequence[Diagnostic]) -> list[tuple[Span, Diagnostic]]:
    """Return diagnostics with their places in files; by then each has one."""
    return [(fault.span, fault) for fault in found if isinstance(fault.span, Span)]


def show(project: "Project", found: Sequence[Diagnostic], form: str, files: Sequence[str] = ()) -> int:
    """Show diagnostics of files in one of the `FORMATS`; return how many are errors."""
    if form == "text":
        report(found, lines_of(project.root))
    else:
        _show_to_a_program(project, found, form, files)
    return sum(fault.severity is Severity.ERROR for fault in found)


def _show_to_a_program(project: "Project", found: Sequence[Diagnostic], form: str, files: Sequence[str]) -> None:
    if form == "json":
        from compiler.diagnostics.render import json

        answer_json(json.render(found, language()))
    elif form == "sarif":
        from compiler.diagnostics.render import sarif

        answer_json(sarif.render(found, language(), _folder(project)))
    elif form == "junit":
        from compiler.diagnostics.render import junit

        answer_utf8(junit.render(found, language(), files))
    else:
        from compiler.diagnostics.render import github

        for line in github.render(found, language(), _folder(project)):
            answer_utf8(line)


def _folder(project: "Project") -> str:
    """Return the way to the project from the root of the repository that holds it; empty if it is the root."""
    for above in (project.root, *project.root.parents):
        if (above / ".git").exists():
            way = project.root.relative_to(above).as_posix()
            return "" if way == "." else way
    return ""


command = Command(
    "check",
    callback=check,
    params=[
        click.Argument(["paths"], nargs=-1, metavar="[PATH]..."),
        Option(["--format", "form"], type=OneOf(*FORMATS), default="text", wording=_FORMAT),
        Option(["--fix"], is_flag=True, wording=_FIX),
        Option(["--changed-since", "revision"], metavar="REVISION", wording=_SINCE),
    ],
    wording=Wording(
        "Check the card scripts and compare their languages.", "Проверить сценарии карт и сравнить их языки."
    ),
)
