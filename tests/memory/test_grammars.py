"""Grammars are compiled by a process of their own, which takes with it the memory that it needed."""

from __future__ import annotations

import os
from pathlib import Path

from compiler.language.tables import Tables, kept_tables, tables

ROWS = [{"X": 1, "Y": 1}, {"X": -1}]


def test_tables_are_made_once_and_by_another_process(tmp_path: Path) -> None:
    made_by = tmp_path / "processes"

    def make() -> Tables:
        with made_by.open("a") as file:
            file.write(f"{os.getpid()}\n")
        return tables(ROWS, ROWS, 0)

    found = [kept_tables(tmp_path / "grammar-en-1.lines", make) for _ in range(2)]
    assert all([each.actions[state] for state in range(len(ROWS))] == ROWS for each in found)
    (maker,) = made_by.read_text().split()
    assert int(maker) != os.getpid()
