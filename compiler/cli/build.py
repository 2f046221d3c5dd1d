"""`cardscript build`: write the Python of all cards, or prove that it is fresh."""

from typing import TYPE_CHECKING

import click

from compiler.cli.check import placed, show
from compiler.cli.inputs import here
from compiler.cli.ui import say, tell
from compiler.cli.words import Command, Option
from compiler.diagnostics import Wording

if TYPE_CHECKING:
    from compiler.sources import Project

_CHECK = Wording(
    "Only compare: say what is not fresh, write nothing.",
    "Только сравнить: показать, что устарело, ничего не писать.",
)
_FRESH = Wording("fresh: cards {cards}", "всё свежее, карт: {cards}")
_WRITTEN = Wording(
    "cards: {cards}, files written: {written}, removed: {removed}, unchanged: {unchanged}",
    "карт: {cards}, файлов записано: {written}, удалено: {removed}, без изменений: {unchanged}",
)
_NOTHING = Wording("nothing was written; errors: {errors}", "ничего не записано; ошибок: {errors}")


def _build(only_check: bool) -> None:
    """Build the project around, or with `--check` compare; exit 1 if there are errors or differences."""
    click.get_current_context().exit(int(built(here(), only_check) > 0))


def built(project: "Project", only_check: bool = False) -> int:
    """Build a project, or only compare, and say what came of it; return how many errors there are."""
    from compiler.building import build

    done = build(project, only_check=only_check)
    found = sorted(placed(done.diagnostics), key=lambda each: each[0])
    errors = show(project, [fault for _, fault in found], "text")
    if errors:
        tell(say(_NOTHING, errors=errors))
    elif done.written is None:
        tell(say(_FRESH, cards=done.cards))
    else:
        written, removed = len(done.written.written), len(done.written.removed)
        unchanged = done.written.unchanged
        tell(say(_WRITTEN, cards=done.cards, written=written, removed=removed, unchanged=unchanged))
    return errors


command = Command(
    "build",
    callback=_build,
    params=[Option(["--check", "only_check"], is_flag=True, wording=_CHECK)],
    wording=Wording("Write the Python of the cards.", "Написать Python по картам."),
)
