"""`cardscript rules`: which clauses and examples of the rulebooks are executed by which scenarios."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import click

from compiler.cli.inputs import game_of, here
from compiler.cli.ui import answer, answer_json, language, say, tell
from compiler.cli.words import COMMAND_LINE, Command, Misuse, OneOf, Option
from compiler.diagnostics import Wording, make
from compiler.rules import GAMES

if TYPE_CHECKING:
    from compiler.scenarios.coverage import Row
    from compiler.scenarios.running import Outcome

_OPEN = Wording("Only those that nothing executes yet.", "Только те, что пока ничем не выполняются.")
_JSON = Wording("Print everything as JSON.", "Напечатать всё в JSON.")
_GAME = Wording("Only the rulebook of this game.", "Только правила этой игры.")
_EDITIONS = Wording(
    "Instead, what the editions of the rules say differently, as a document or as JSON.",
    "Вместо этого – чем различаются издания правил, документом или в JSON.",
)
_KEYWORDS = Wording(
    "Instead, how each keyword is carried out and which need Python, as a document or as JSON.",
    "Вместо этого – как выполняется каждое ключевое слово и каким нужен код, документом или в JSON.",
)
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


def rules(only_open: bool, as_json: bool, game: str | None, editions: bool, keywords: bool) -> None:
    """Play all scenarios and print what they execute; exit 1 if one of them fails."""
    from compiler.scenarios.project import play

    if (editions or keywords) and (only_open or (editions and keywords)):
        raise Misuse(make("extra-argument", COMMAND_LINE, argument="--open" if only_open else "--keywords"))
    project = here()
    if keywords:
        answer_keywords(game_of(project, game), as_json)
        return
    played = play(project)
    if editions:
        answer_editions(game_of(project, game), played.outcomes, as_json)
    else:
        answer_books(played.outcomes, only_open, as_json, game)
    failed = sum(not outcome.passed for outcome in played.outcomes) + len(played.diagnostics)
    if failed:
        tell(say(_FAILED, failed=failed))
    click.get_current_context().exit(int(failed > 0))


def answer_keywords(game: str, as_json: bool) -> None:
    """Print how each keyword is carried out."""
    from compiler.keywords import keywords, markdown, plain
    from compiler.sources import load_scripts

    found = keywords(load_scripts(here()).keywords, game)
    if as_json:
        answer_json(plain(found))
    else:
        answer(markdown(game, found, language()).removesuffix("\n"))


def answer_editions(game: str, outcomes: "Iterable[Outcome]", as_json: bool) -> None:
    """Print what the editions say differently, and which scenarios show it."""
    from compiler.scenarios import editions

    found = editions.differences(game, outcomes)
    if as_json:
        answer_json(editions.plain(found))
    else:
        answer(editions.markdown(found, language()).removesuffix("\n"))


def answer_books(outcomes: "Iterable[Outcome]", only_open: bool, as_json: bool, game: str | None) -> None:
    """Print which ids of the rulebooks the scenarios execute."""
    from compiler.scenarios.coverage import counts, coverage

    outcomes = list(outcomes)
    books = {name: coverage(name, outcomes) for name in ([game] if game else GAMES)}
    if as_json:
        answer_json(
            {name: {rule: plain(row) for rule, row in shown(rows, only_open).items()} for name, rows in books.items()}
        )
    for name, rows in books.items():
        if not as_json:
            answer("\n".join(line(rule, row) for rule, row in shown(rows, only_open).items()))
        executed, idle, left = counts(rows).values()
        tell(say(_SUMMARY, game=name, executed=executed, idle=idle, open=left, all=len(rows)))


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
        Option(["--editions"], is_flag=True, wording=_EDITIONS),
        Option(["--keywords"], is_flag=True, wording=_KEYWORDS),
    ],
    wording=Wording("Show which rules the scenarios execute.", "Показать, какие правила выполняются сценариями."),
)
