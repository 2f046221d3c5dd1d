"""The examples of the documentation are scenarios that pass."""

import re
from pathlib import Path

import pytest

from compiler.scenarios.finding import known_of
from compiler.scenarios.project import play_one
from compiler.scenarios.reading import Home, read
from compiler.sources import Source
from compiler.sources.reader import read_data
from tests.scenarios.test_scenarios import PROJECT, compiled, said


@pytest.mark.parametrize(("page", "game"), [
    ("docs/scenarios.md", "heroes"), ("docs/ru/scenarios.md", "heroes"),
    ("docs/tcg.md", "tcg"), ("docs/ru/tcg.md", "tcg"),
])  # fmt: skip
def test_example(page: str, game: str) -> None:
    compilation, playable = compiled(game)
    (example,) = re.findall(r"```yaml\n(- .*?)```", Path(PROJECT.root / page).read_text(encoding="utf-8"), re.DOTALL)
    source = Source(page, example)
    known = known_of(game, compilation.scripts)
    scenarios, faults = read(source, read_data(source), Home(game, "current"), known)
    assert not faults
    for scenario in scenarios:
        outcome = play_one(scenario, playable)
        assert outcome.passed, said(outcome)
