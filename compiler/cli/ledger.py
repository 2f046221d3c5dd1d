"""`cardscript ledger`: which cards changed their meaning since a revision."""

import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path
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

    project = here()
    found: list[Change] = []
    for path in sorted(project.output.glob("*/ledger.txt")):
        found += changes(read(_at(project, revision, path)), read(path.read_text("utf-8")))
    if not found:
        answer(say(_NOTHING, revision=revision))
    else:
        answer("\n".join(_markdown(found) if form == "markdown" else _text(found)))


def _at(project: "Project", revision: str, path: Path) -> str:
    """Return a file as it was at a revision; empty if it was not there. Misuse if there is no such revision."""
    known = _git(project, "rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}")
    if known is None:
        raise Misuse(make("bad-argument", COMMAND_LINE, argument="REVISION", value=revision))
    name = path.relative_to(project.root).as_posix()
    return _git(project, "show", f"{known.strip()}:./{name}") or ""


def _git(project: "Project", *arguments: str) -> str | None:
    command = ["git", "-C", str(project.root), *arguments]
    try:
        done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)  # noqa: S603
    except OSError:
        return None
    return done.stdout if done.returncode == 0 else None


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
