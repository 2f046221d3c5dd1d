"""`cardscript rules`: which clauses and examples of the rulebooks are executed by which scenarios."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import click

from compiler.cli.inputs import here
from compiler.cli.ui import answer, answer_json, language, say, tell
from compiler.cli.words import Command, OneOf, Option
from compiler.diagnostics import Wording

if TYPE_CHECKING:
    from compiler.scenarios.coverage import Row

GAMES = ("heroes", "tcg")

_OPEN = Wording("Only those that nothing executes yet.", "Только те, что пока ничем не выполняются.")
_JSON = Wording("Print everything as JSON.", "Напечатать всё в JSON.")
_GAME = Wording("Only the rulebook of this game.", "Только правила этой игры.")
_STATUS = {
    "executed": Wording("executed", "выполняется"),
    "not executable": Wording("not executable", "нечего выполнять"),
    "open": Wording("open", "не проверено"),
}
_SUMMARY = Wording(
    "{game}: executed {executed}, not executable {idle}, open {open} of {all}",
    "{game}: выполняется {executed}, нечего выполнять {idle}, не проверено {open} из {all}",
)
_FAILED = Wording(
    "scenarios that failed or can't be read: {failed}; they execute nothing",
    "сценариев с ошибкой: {failed}; они ничего не выполняют",
)


def rules(only_open: bool, as_json: bool, game: str | None) -> None:
    """Play all scenarios and print what they execute; exit 1 if one of them fails."""
    from compiler.scenarios.coverage import counts, coverage
    from compiler.scenarios.project import play

    played = play(here())
    books = {name: coverage(name, played.outcomes) for name in ([game] if game else GAMES)}
    if as_json:
        answer_json(
            {name: {rule: plain(row) for rule, row in shown(rows, only_open).items()} for name, rows in books.items()}
        )
    for name, rows in books.items():
        if not as_json:
            answer("\n".join(line(rule, row) for rule, row in shown(rows, only_open).items()))
        executed, idle, left = counts(rows).values()
        tell(say(_SUMMARY, game=name, executed=executed, idle=idle, open=left, all=len(rows)))
    failed = sum(not outcome.passed for outcome in played.outcomes) + len(played.diagnostics)
    if failed:
        tell(say(_FAILED, failed=failed))
    click.get_current_context().exit(int(failed > 0))


def shown(rows: "Mapping[str, Row]", only_open: bool) -> "dict[str, Row]":
    """Return the rows that are printed."""
    return {rule: row for rule, row in rows.items() if row.status == "open" or not only_open}


def plain(row: "Row") -> dict[str, Any]:
    """Return a row as JSON data."""
    data: dict[str, Any] = {"status": row.status}
    if row.scenarios:
        data["scenarios"] = list(row.scenarios)
    if row.reason:
        data["reason"] = say(row.reason)
    return data


def line(rule: str, row: "Row") -> str:
    """Return a row as a line of text."""
    more = row.reason.say(language(), {}) if row.reason else ", ".join(row.scenarios)
    return f"{rule}: {say(_STATUS[row.status])}" + (f" – {more}" if more else "")


command = Command(
    "rules",
    callback=rules,
    params=[
        Option(["--open", "only_open"], is_flag=True, wording=_OPEN),
        Option(["--json", "as_json"], is_flag=True, wording=_JSON),
        Option(["--game"], type=OneOf(*GAMES), wording=_GAME),
    ],
    wording=Wording("Show which rules the scenarios execute.", "Показать, какие правила выполняются сценариями."),
)
