"""The log of a scenario's game as lines to be read."""

from __future__ import annotations

from collections.abc import Iterator

from compiler.diagnostics import Language
from compiler.scenarios.model import SIDES
from compiler.scenarios.running import Outcome
from runtime.kernel.data import Data


def told(outcome: Outcome, language: Language) -> Iterator[str]:
    """Yield the lines of the log."""
    for entry in outcome.log:
        yield _line(entry)


def _line(entry: Data) -> str:
    parts = [f"{key}={_value(key, value)}" for key, value in entry.items() if key != "kind"]
    return " ".join([entry["kind"], *parts])


def _value(key: str, value: object) -> str:
    if key == "player" and isinstance(value, int):
        return SIDES[value]
    return str(value[1]) if isinstance(value, list) and len(value) == 2 else str(value)
