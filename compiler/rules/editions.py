"""What the rulebooks of a game say differently: switches, differences played alike, readings of slips; one list."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from compiler.diagnostics import Wording
from compiler.sources.reader import read_data, read_file

FOLDER = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Shared:
    """A difference that both books play alike ("D6"), or the reading of a slip ("S12").

    Nothing in a game shows an `unseen` one; for one without words no card can be written yet; `shown_by` names
    scenarios that show it and were written for a clause.
    """

    id: str
    clauses: str
    text: Wording
    unseen: bool
    no_words: bool
    shown_by: tuple[str, ...]


@cache
def shared(game: str) -> Mapping[str, Shared]:
    """Return the differences without a switch and the readings, by their ids, in order."""
    file = FOLDER / f"{game}-differences.yaml"
    rows = read_data(read_file(file, file.name)) if file.is_file() else []
    return {row["id"]: _shared(row) for row in rows}


def _shared(row: Mapping[str, Any]) -> Shared:
    text = Wording(row["en"], row["ru"])
    unseen, no_words = row.get("unseen", False), row.get("no_words", False)
    return Shared(row["id"], row["clauses"], text, unseen, no_words, tuple(row.get("shown_by", ())))


def difference_ids(game: str) -> frozenset[str]:
    """Return the ids of all differences and readings: "D1", "S1"."""
    return frozenset(shared(game)) | {row for switch in rules_code(game).SWITCHES.values() for row in switch.rows}


def edition_ids(game: str) -> tuple[str, ...]:
    """Return the editions of a game's rules."""
    return tuple(rules_code(game).EDITIONS)


def rules_code(game: str) -> Any:
    """Return the module that holds the `EDITIONS` of a game's rules and the `SWITCHES` between them."""
    return import_module(f"runtime.{game}.editions")
