"""Every switch of the editions has a scenario under each of its values, and each of them fails under another value."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from compiler.rules import rule_ids
from compiler.scenarios.heroes import table
from compiler.scenarios.heroes.facts import LOG_KINDS
from compiler.scenarios.model import Scenario
from compiler.scenarios.reading import Home, Known, read
from compiler.scenarios.running import Outcome, run
from compiler.sources import Source
from compiler.sources.reader import read_data
from runtime.heroes import Definitions
from runtime.heroes.editions import CURRENT, EDITIONS, SWITCHES, Edition, Value, edition_of
from tests.editions.cards import CARDS
from tests.scenarios.test_scenarios import FILES, compiled, outcomes

HANDWRITTEN = Path(__file__).with_name("handwritten.yaml")
DEFINITIONS = Definitions(CARDS)
SHOWING = [file for file in FILES if "scenarios/editions/" in file]


@cache
def handwritten() -> list[Scenario]:
    """Return the scenarios on cards written by hand."""
    known = Known({card.id: card.type for card in CARDS}, DEFINITIONS.keywords, rule_ids("heroes"), EDITIONS, LOG_KINDS)
    source = Source(HANDWRITTEN.name, HANDWRITTEN.read_text(encoding="utf-8"))
    scenarios, faults = read(source, read_data(source), Home("heroes", "current"), known)
    assert not faults, [(str(fault.span), fault.message("en")) for fault in faults]
    return scenarios


def showing() -> Iterator[tuple[Outcome, Definitions]]:
    """Yield what came of all scenarios that show differences, with the cards that they were played on."""
    for file in SHOWING:
        yield from ((outcome, compiled()[1].definitions) for outcome in outcomes(file))
    yield from ((run(scenario, DEFINITIONS), DEFINITIONS) for scenario in handwritten())


def of_switch(name: str) -> list[tuple[Outcome, Definitions]]:
    """Return the scenarios that show a switch."""
    rows = set(SWITCHES[name].rows)
    return [(outcome, cards) for outcome, cards in showing() if rows & set(outcome.scenario.rules)]


def values(name: str) -> set[Value]:
    """Return the values that the editions give a switch."""
    return {getattr(edition, name) for edition in EDITIONS.values()}


DIFFERING = [name for name in SWITCHES if len(values(name)) > 1]


def passes(scenario: Scenario, cards: Definitions, edition: Edition, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Play a scenario under another edition than its own."""
    with monkeypatch.context() as patch:
        patch.setattr(table, "EDITIONS", {scenario.edition: edition})
        return run(scenario, cards).passed


def test_handwritten_scenarios_pass() -> None:
    for scenario in handwritten():
        found = run(scenario, DEFINITIONS).faults
        assert not found, [(scenario.id, str(fault.span), fault.message("en"), fault.advice("en")) for fault in found]


@pytest.mark.parametrize("name", DIFFERING)
def test_each_value_is_shown(name: str) -> None:
    shown = {getattr(EDITIONS[outcome.scenario.edition], name) for outcome, _ in of_switch(name) if outcome.passed}
    assert shown == values(name)


@pytest.mark.parametrize("name", DIFFERING)
def test_each_switch_matters(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A scenario fails when its edition is played with another value of the switch that it shows."""
    for outcome, cards in of_switch(name):
        scenario = outcome.scenario
        others = values(name) - {getattr(EDITIONS[scenario.edition], name)}
        changed = [edition_of(scenario.edition, {name: value}) for value in others]
        assert not all(passes(scenario, cards, edition, monkeypatch) for edition in changed), scenario.id


def test_hero_may_die_of_its_starting_lives(monkeypatch: pytest.MonkeyPatch) -> None:
    """No edition says so for certain (S37); the switch is there, and turns the outcome."""
    scenario = next(one for one in handwritten() if one.id.startswith("s37"))
    assert passes(scenario, DEFINITIONS, CURRENT, monkeypatch)
    assert not passes(scenario, DEFINITIONS, replace(CURRENT, hero_dies_of_starting_lives=True), monkeypatch)


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_each_switch_of_an_edition_has_a_known_value(edition: Edition) -> None:
    assert all(getattr(edition, name) in switch.values for name, switch in SWITCHES.items())
    assert edition.changed() == {}
