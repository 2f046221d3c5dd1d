"""Which clauses, examples and terms of a rulebook scenarios execute; computed from a run, never written down."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from compiler.diagnostics import Wording
from compiler.rules import rulebook
from compiler.scenarios.running import Outcome

EXECUTED, NOT_EXECUTABLE, OPEN = "executed", "not executable", "open"


@dataclass(frozen=True, slots=True)
class Row:
    """What is known of one id of a rulebook: its status, the scenarios that passed, why there is nothing to execute."""

    status: str
    scenarios: tuple[str, ...] = ()
    reason: Wording | None = None


def coverage(game: str, outcomes: Iterable[Outcome]) -> dict[str, Row]:
    """Return the rows of a rulebook in its order; only scenarios that passed count."""
    book = rulebook(game)
    passed: dict[str, list[str]] = {}
    for outcome in outcomes:
        if outcome.passed and outcome.scenario.game == game:
            for rule in outcome.scenario.rules:
                passed.setdefault(rule, []).append(outcome.scenario.id)
    return {rule: _row(passed.get(rule, []), book.reasons.get(rule)) for rule in book.ids}


def _row(scenarios: list[str], reason: Wording | None) -> Row:
    if scenarios:
        return Row(EXECUTED, tuple(scenarios))
    return Row(NOT_EXECUTABLE, reason=reason) if reason else Row(OPEN)


def counts(rows: Mapping[str, Row]) -> dict[str, int]:
    """Return how many rows have each status."""
    return {status: sum(row.status == status for row in rows.values()) for status in (EXECUTED, NOT_EXECUTABLE, OPEN)}
