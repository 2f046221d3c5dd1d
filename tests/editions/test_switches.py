"""Every switch of the editions has a scenario under each of its values, and each of them fails under another value."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from compiler.rules.editions import shared
from compiler.scenarios import Outcome, Scenario, run
from compiler.scenarios.heroes import table
from runtime.heroes.editions import CURRENT, EDITIONS, SWITCHES, Edition, Value, edition_of
from tests.scenarios.test_scenarios import FILES, compiled, outcomes

SHOWING = [file for file in FILES if "scenarios/editions/" in file]


def showing() -> Iterator[Outcome]:
    """Yield what came of all scenarios that show differences."""
    for file in SHOWING:
        yield from outcomes(file)


def of_switch(name: str) -> list[Outcome]:
    """Return the scenarios that show a switch."""
    rows = set(SWITCHES[name].rows)
    return [outcome for outcome in showing() if rows & set(outcome.scenario.rules)]


def values(name: str) -> set[Value]:
    """Return the values that the editions give a switch."""
    return {getattr(edition, name) for edition in EDITIONS.values()}


DIFFERING = [name for name in SWITCHES if len(values(name)) > 1]


def passes(scenario: Scenario, edition: Edition, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Play a scenario under another edition than its own."""
    with monkeypatch.context() as patch:
        patch.setattr(table, "EDITIONS", {scenario.edition: edition})
        return run(scenario, compiled()[1].definitions).passed


@pytest.mark.parametrize("name", DIFFERING)
def test_each_value_is_shown(name: str) -> None:
    shown = {getattr(EDITIONS[outcome.scenario.edition], name) for outcome in of_switch(name) if outcome.passed}
    assert shown == values(name)


@pytest.mark.parametrize("name", DIFFERING)
def test_each_switch_matters(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A scenario fails when its edition is played with another value of the switch that it shows."""
    for outcome in of_switch(name):
        scenario = outcome.scenario
        others = values(name) - {getattr(EDITIONS[scenario.edition], name)}
        changed = [edition_of(scenario.edition, {name: value}) for value in others]
        assert not all(passes(scenario, edition, monkeypatch) for edition in changed), scenario.id


def test_hero_may_die_of_its_starting_lives(monkeypatch: pytest.MonkeyPatch) -> None:
    """No edition says so for certain (S37); the switch is there, and turns the outcome."""
    (outcome,) = of_switch("hero_dies_of_starting_lives")
    assert passes(outcome.scenario, CURRENT, monkeypatch)
    assert not passes(outcome.scenario, replace(CURRENT, hero_dies_of_starting_lives=True), monkeypatch)


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_each_switch_of_an_edition_has_a_known_value(edition: Edition) -> None:
    assert all(getattr(edition, name) in switch.values for name, switch in SWITCHES.items())
    assert edition.changed() == {}


def test_scenarios_named_in_the_list_exist_and_pass() -> None:
    passed = {outcome.scenario.id for file in FILES for outcome in outcomes(file) if outcome.passed}
    assert not {row.id: missing for row in shared("heroes").values() if (missing := set(row.shown_by) - passed)}


def test_older_rules_differ_by_their_switches_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A scenario of the book in force that fails by the oldest one fails because of a switch, and of nothing else.

    It passes again with one switch put back, or fails already by the book in force with one switch of the oldest.
    """
    older = EDITIONS["early"]
    back = [edition_of("early", {name: getattr(CURRENT, name)}) for name in DIFFERING]
    alone = [edition_of("current", {name: getattr(older, name)}) for name in DIFFERING]

    def explained(scenario: Scenario) -> bool:
        if any(passes(scenario, edition, monkeypatch) for edition in back):
            return True
        return not all(passes(scenario, edition, monkeypatch) for edition in alone)

    ours = [outcome.scenario for file in FILES for outcome in outcomes(file) if outcome.scenario.edition == "current"]
    failing = [scenario for scenario in ours if not passes(scenario, older, monkeypatch)]
    assert failing
    assert [scenario.id for scenario in failing if not explained(scenario)] == []
