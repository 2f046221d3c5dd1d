"""Scenarios on cards written by hand: what passes, and what is said of what does not."""

from pathlib import Path

import pytest

from compiler.diagnostics import Diagnostic
from compiler.rules import rule_ids
from compiler.scenarios.heroes.facts import LOG_KINDS
from compiler.scenarios.heroes.table import PLAIN_HERO
from compiler.scenarios.model import Scenario
from compiler.scenarios.reading import Home, Known, read
from compiler.scenarios.running import run
from compiler.sources import Source
from compiler.sources.reader import read_data
from runtime.heroes import Definitions
from runtime.heroes.editions import EDITIONS
from tests.runtime.cards import CARDS

DEFINITIONS = Definitions([PLAIN_HERO, *CARDS])
KNOWN = Known(
    {PLAIN_HERO.id: "hero", **{card.id: card.type for card in CARDS}}, DEFINITIONS.keywords, rule_ids("heroes"),
    EDITIONS, LOG_KINDS,
)  # fmt: skip
HANDWRITTEN = Path(__file__).with_name("handwritten")


def read_text(text: str) -> tuple[list[Scenario], list[Diagnostic]]:
    """Return the scenarios of a text and its faults."""
    source = Source("test.yaml", text)
    return read(source, read_data(source), Home("heroes", "current"), KNOWN)


def test_handwritten() -> None:
    for file in sorted(HANDWRITTEN.iterdir()):
        scenarios, faults = read_text(file.read_text(encoding="utf-8"))
        assert not faults, [(str(fault.span), fault.message("en"), fault.advice("en")) for fault in faults]
        for scenario in scenarios:
            found = run(scenario, DEFINITIONS).faults
            assert not found, [(str(fault.span), fault.message("en"), fault.advice("en")) for fault in found]


BOARD = """\
- id: one
  rules: []
  board:
    you: {squad: [vail], hand: [noita]}
    opponent: {squad: [gnome, {card: guard, as: wall}]}
"""
WRONG = [
    ("  expect: {gnome: 1 wound}", "not-as-expected"),
    ("  expect: {gnome: {has: [charge]}}", "not-as-expected"),
    ("  expect: {you: {hand: [gnome]}}", "not-as-expected"),
    ("  expect: {you: {hand: 2}}", "not-as-expected"),
    ("  expect: {winner: you}", "not-as-expected"),
    ("  expect: {you: {knows: [noita], knows_not: [gnome]}}", "not-as-expected"),
    ("  expect: {alp: play}", "name-not-in-game"),
    ("  expect: {log: [{kind: wound}]}", "log-line-missing"),
    ("  do: [pass]\n  expect: {not_in_log: [{kind: pass}]}", "log-line-present"),
    ("  refused: [attack vail -> gnome]", "move-not-refused"),
    ("  refused: [attack alp -> gnome]", "name-not-in-game"),
    ("  do: [attack gnome -> vail]", "move-not-offered"),
    ("  do: [play noita on vail, choose wall]", "move-not-offered"),
    ("  do: [attack vail -> gnome]", "choice-open"),
    ("  do: [play noita]", "choice-open"),
    ("  do: [{opponent: pass}]", "wrong-player"),
    ("  do: [concede, pass]", "game-over-before"),
    ("  refused: [play noita x=2 on gnome]", "choice-not-asked"),
    ("  do: [play noita mode 2 on gnome]", "choice-not-asked"),
]


@pytest.mark.parametrize(("rest", "code"), WRONG, ids=[rest.strip() for rest, _ in WRONG])
def test_wrong_scenarios_fail(rest: str, code: str) -> None:
    scenarios, faults = read_text(BOARD + rest + "\n")
    assert not faults
    outcome = run(scenarios[0], DEFINITIONS)
    assert [fault.code for fault in outcome.faults] == [code]


def test_ambiguous_names_and_moves() -> None:
    text = BOARD.replace("[vail]", "[gnome, vail]")
    second = text.replace("id: one", "id: two")
    scenarios, _ = read_text(f"{text}  expect: {{gnome: play}}\n{second}  do: [attack vail -> gnome]\n")
    assert [fault.code for fault in run(scenarios[0], DEFINITIONS).faults] == ["name-ambiguous"]
    assert run(scenarios[1], DEFINITIONS).faults[0].code == "choice-open"


def test_what_is_possible_is_said_in_moves() -> None:
    scenarios, _ = read_text(BOARD + "  do: [attack vail -> gnome]\n")
    advice = run(scenarios[0], DEFINITIONS).faults[0].advice("en")
    assert advice == ["allowed here: `no block` or `block with wall`"]


def test_else_answers_what_the_scenario_leaves_open() -> None:
    for word in ("first", "random"):
        scenarios, _ = read_text(BOARD + f"  do: [attack vail -> gnome]\n  else: {word}\n")
        assert run(scenarios[0], DEFINITIONS).passed


def test_same_outcome_each_time() -> None:
    scenarios, _ = read_text(BOARD + "  do: [attack vail -> gnome, pass]\n  else: random\n")
    logs = [list(outcome.game.log) for outcome in (run(scenarios[0], DEFINITIONS) for _ in range(3)) if outcome.game]
    assert logs[0] == logs[1] == logs[2]


def test_deck_that_the_rules_refuse() -> None:
    """A created card cannot be in the deck of a game that begins."""
    text = "- id: one\n  rules: []\n  board: {begin: you, you: {deck: [gnome, egg]}}\n  do: [keep, keep]\n"
    scenarios, _ = read_text(text)
    assert [fault.code for fault in run(scenarios[0], DEFINITIONS).faults] == ["board-refused"]
