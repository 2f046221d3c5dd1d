"""`cardscript ledger`: which cards changed their meaning since a revision."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

import click

from compiler.cli.inputs import here
from compiler.cli.ui import answer, say
from compiler.cli.words import COMMAND_LINE, Command, Misuse, OneOf, Option
from compiler.diagnostics import Wording, make

if TYPE_CHECKING:
    from compiler.agreement.ledger import Change
    from compiler.sources import Project

_FORMAT = Wording("How to show the changes.", "Как показать изменения.")
_NOTHING = Wording("no card changed since {revision}", "с {revision} ни одна карта не изменилась")
_TITLES = {
    "changed": Wording("another meaning: {count}", "другой смысл: {count}"),
    "added": Wording("newly read: {count}", "стали читаться: {count}"),
    "removed": Wording("no longer read: {count}", "больше не читаются: {count}"),
    "texts": Wording("other words, the same meaning: {count}", "другие слова, смысл тот же: {count}"),
}


def ledger(action: str, revision: str, form: str) -> None:
    """Compare the ledgers of all games with those of a revision and show which cards changed (`ledger diff`)."""
    from compiler.agreement.ledger import changes, read
    from compiler.sources.revisions import text_at

    project = here()
    commit = commit_of(project, revision, "REVISION")
    found: list[Change] = []
    for path in sorted(project.output.glob("*/ledger.txt")):
        found += changes(read(text_at(project, commit, project.label(path))), read(path.read_text("utf-8")))
    if not found:
        answer(say(_NOTHING, revision=revision))
    else:
        answer("\n".join(_markdown(found) if form == "markdown" else _text(found)))


def commit_of(project: "Project", revision: str, argument: str) -> str:
    """Return the commit that an argument names; Misuse if there is none."""
    from compiler.sources.revisions import commit

    known = commit(project, revision)
    if known is None:
        raise Misuse(make("bad-argument", COMMAND_LINE, argument=argument, value=revision))
    return known


def _grouped(found: "Iterable[Change]") -> "dict[str, list[Change]]":
    groups: dict[str, list[Change]] = {}
    for change in found:
        groups.setdefault(change.kind, []).append(change)
    return groups


def _text(found: "Iterable[Change]") -> Iterator[str]:
    from compiler.agreement.ledger import lines_of

    for kind, group in _grouped(found).items():
        yield say(_TITLES[kind], count=len(group))
        for change in group:
            yield f"  {change.card}"
            yield from (f"    {line}" for line in lines_of(change))


def _markdown(found: "Iterable[Change]") -> Iterator[str]:
    from compiler.agreement.ledger import lines_of

    for kind, group in _grouped(found).items():
        yield f"### {say(_TITLES[kind], count=len(group)).capitalize()}\n"
        for change in group:
            lines = lines_of(change)
            yield f"- `{change.card}`" + ("\n\n  ```diff" if lines else "")
            yield from (f"  {line}" for line in [*lines, *(["```"] if lines else [])])
        yield ""


command = Command(
    "ledger",
    callback=ledger,
    params=[
        click.Argument(["action"], type=OneOf("diff")),
        click.Argument(["revision"], default="HEAD"),
        Option(["--format", "form"], type=OneOf("text", "markdown"), default="text", wording=_FORMAT),
    ],
    wording=Wording(
        "Show which cards changed their meaning since a revision.", "Показать, у каких карт с ревизии изменился смысл."
    ),
)
