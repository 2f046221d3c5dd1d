"""`cardscript test`: play the scenarios of the project and show those that come to another end."""

from typing import TYPE_CHECKING

import click

from compiler.cli.inputs import here, script_paths
from compiler.cli.ui import language, lines_of, report, say, tell
from compiler.cli.words import COMMAND_LINE, Command, Misuse, Option
from compiler.diagnostics import Wording, make

if TYPE_CHECKING:
    from compiler.scenarios import Outcome
    from compiler.scenarios.project import Played
    from compiler.sources import Project

_WORD = Wording(
    "Only scenarios whose id or rules hold this word.", "Только сценарии, в id или правилах которых есть это слово."
)
_SUMMARY = Wording(
    "scenarios: {all}, passed: {passed}, failed: {failed}", "сценариев: {all}, успешно: {passed}, с ошибкой: {failed}"
)
_UNREADABLE = Wording("errors in scenario files: {faults}", "ошибок в файлах сценариев: {faults}")
_FAILED = Wording("{id} failed", "{id}: не сошлось")
_LOG = Wording("the log of the game:", "журнал игры:")


def test(paths: tuple[str, ...], word: str) -> None:
    """Play the scenarios at the paths, or all; exit 1 if one fails or can't be read."""
    from compiler.scenarios.project import play

    project = here()
    played = play(project, script_paths(project, paths), word)
    if word and not played.outcomes and not played.diagnostics:
        raise Misuse(make("no-such-scenario", COMMAND_LINE, word=word))
    click.get_current_context().exit(int(not all_well(project, played)))


def all_well(project: "Project", played: "Played") -> bool:
    """Show which scenarios failed or can't be read, and how many there are; return whether there are none of them."""
    report(played.diagnostics, lines_of(project.root))
    failed = [outcome for outcome in played.outcomes if not outcome.passed]
    for outcome in failed:
        _show(project, outcome)
    if played.diagnostics:
        tell(say(_UNREADABLE, faults=len(played.diagnostics)))
    passed = len(played.outcomes) - len(failed)
    tell(say(_SUMMARY, all=len(played.outcomes), passed=passed, failed=len(failed)))
    return not (failed or played.diagnostics)


def _show(project: "Project", outcome: "Outcome") -> None:
    """Show a failed scenario: what differs, and the log up to its end."""
    from compiler.scenarios.game import scenario_game

    scenario = outcome.scenario
    title = scenario.title.get(language(), "")
    tell(say(_FAILED, id=scenario.id) + (f": {title}" if title else ""))
    report(outcome.faults, lines_of(project.root))
    if outcome.game and outcome.game.log:
        told = scenario_game(scenario.game).told
        tell(say(_LOG))
        tell("\n".join(f"  {line}" for line in told(outcome.game, language())) + "\n")


command = Command(
    "test",
    callback=test,
    params=[
        click.Argument(["paths"], nargs=-1, metavar="[PATH]..."),
        Option(["-k", "word"], metavar="WORD", default="", wording=_WORD),
    ],
    wording=Wording("Play the scenarios.", "Сыграть сценарии."),
)
