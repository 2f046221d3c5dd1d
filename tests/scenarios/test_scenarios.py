"""Every scenario of this repository passes, and what they execute of the rulebook is written down."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from compiler import pipeline
from compiler.diagnostics.render import text
from compiler.rules import FOLDER, rulebook
from compiler.scenarios import Outcome
from compiler.scenarios.cards import Playable, compile_game
from compiler.scenarios.coverage import EXECUTED, coverage
from compiler.scenarios.finding import find_scenarios
from compiler.scenarios.project import play_one
from compiler.sources import find_project
from runtime.heroes.decks import check_deck
from runtime.kernel.definitions import DefinitionError

PROJECT = find_project(Path(__file__))
FILES = sorted(file.relative_to(PROJECT.root).as_posix() for file in PROJECT.scripts.glob("**/scenarios/**/*.yaml"))


@cache
def loaded() -> pipeline.Compilation:
    """Return the project."""
    return pipeline.load(PROJECT)


@cache
def compiled(game: str = "heroes") -> tuple[pipeline.Compilation, Playable]:
    """Return the project and the cards of a game."""
    return loaded(), compile_game(loaded(), game)


@cache
def outcomes(path: str) -> list[Outcome]:
    """Play the scenarios of a file."""
    found = find_scenarios(PROJECT, loaded().scripts, [PROJECT.root / path])
    assert not found.diagnostics, [fault.message("en") for fault in found.diagnostics]
    return [play_one(scenario, compiled(scenario.game)[1]) for scenario in found.scenarios]


def said(outcome: Outcome) -> str:
    """Return what is wrong with a scenario, as a user would read it."""
    pieces = text.render(outcome.faults, "en", lambda _: ())
    return outcome.scenario.id + "\n" + "".join(piece for row in pieces for piece, _ in row)


@pytest.mark.parametrize("file", FILES)
def test_scenarios_pass(file: str) -> None:
    failed = [said(outcome) for outcome in outcomes(file) if not outcome.passed]
    assert not failed, "\n".join(failed)


@pytest.mark.parametrize("game", PROJECT.games)
def test_what_was_executed_still_is(game: str, expect: Callable[[Path, str], None]) -> None:
    rows = coverage(game, [outcome for file in FILES for outcome in outcomes(file)])
    executed = [rule for rule, row in rows.items() if row.status == EXECUTED]
    expect(FOLDER / f"{game}-executed.json", json.dumps(executed, ensure_ascii=False, indent=1) + "\n")


@pytest.mark.parametrize("game", PROJECT.games)
def test_reasons_are_given_only_where_nothing_is_executed(game: str) -> None:
    rows = coverage(game, [outcome for file in FILES for outcome in outcomes(file)])
    reasons = rulebook(game).reasons
    assert [rule for rule, row in rows.items() if row.status == EXECUTED and rule in reasons] == []
    assert set(reasons) <= set(rows)



@pytest.mark.parametrize(("hero", "fits"), [("krom-the-iron", True), ("zul-baal", False), ("dayla", True)])
def test_heroes_that_allow_only_some_decks(hero: str, fits: bool) -> None:
    """Krom the Iron plays with mountain cards, Zul-Baal with dark ones (106.3.3)."""
    definitions = compiled()[1].definitions
    if fits:
        check_deck(definitions, hero, ["gnome", "resurrected-linung"])
    else:
        with pytest.raises(DefinitionError, match="'gnome' cannot be in a deck of 'zul-baal'"):
            check_deck(definitions, hero, ["resurrected-linung", "gnome"])
