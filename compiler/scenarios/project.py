"""All scenarios of a project, played on its own cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from compiler import pipeline
from compiler.diagnostics import Diagnostic
from compiler.scenarios.cards import Playable, compile_game
from compiler.scenarios.finding import find_scenarios
from compiler.scenarios.model import Scenario
from compiler.scenarios.running import Outcome, run
from compiler.sources import Project


@dataclass(frozen=True, slots=True)
class Played:
    """What came of the scenarios, in the order of their files, and what is wrong with unreadable ones."""

    outcomes: tuple[Outcome, ...]
    diagnostics: tuple[Diagnostic, ...]


def play(project: Project, paths: Iterable[Path] = (), word: str = "") -> Played:
    """Play the scenarios at the paths, or all, whose id or rules hold the word."""
    compilation = pipeline.load(project)
    found = find_scenarios(project, compilation.scripts, paths)
    wanted = [scenario for scenario in found.scenarios if _speaks_of(scenario, word)]
    if not wanted:
        return Played((), tuple(found.diagnostics))
    return Played(play_all(compilation, wanted, compile_game), tuple(found.diagnostics))


def play_all(
    compilation: pipeline.Compilation,
    scenarios: Iterable[Scenario],
    compiled: Callable[[pipeline.Compilation, str], Playable],
) -> tuple[Outcome, ...]:
    """Play scenarios on the cards of their games, compiled in the given way."""
    playables: dict[str, Playable] = {}
    outcomes = []
    for scenario in scenarios:
        if scenario.game not in playables:
            playables[scenario.game] = compiled(compilation, scenario.game)
        outcomes.append(play_one(scenario, playables[scenario.game]))
    return tuple(outcomes)


def play_one(scenario: Scenario, playable: Playable) -> Outcome:
    """Play a scenario, unless one of its cards does not compile."""
    lacking = playable.lacking(scenario)
    return Outcome(scenario, lacking) if lacking else run(scenario, playable.definitions)


def _speaks_of(scenario: Scenario, word: str) -> bool:
    return any(word.casefold() in text.casefold() for text in (scenario.id, *scenario.rules))
