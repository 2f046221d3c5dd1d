"""The documents about the editions are what `cardscript rules --editions` prints."""

from collections.abc import Callable
from pathlib import Path

import pytest

from compiler.diagnostics import Language
from compiler.scenarios.editions import Differences, differences, markdown, plain
from runtime.heroes.editions import EDITIONS, SWITCHES
from tests.scenarios.test_scenarios import FILES, PROJECT, outcomes

DOCUMENTS: dict[Language, Path] = {
    "en": PROJECT.root / "docs" / "editions.md", "ru": PROJECT.root / "docs" / "ru" / "editions.md",
}  # fmt: skip


@pytest.fixture(scope="module")
def found() -> Differences:
    """What the scenarios of this repository show of the editions."""
    return differences("heroes", [outcome for file in FILES for outcome in outcomes(file)])


@pytest.mark.parametrize("language", DOCUMENTS)
def test_documents_are_fresh(language: Language, found: Differences, expect: Callable[[Path, str], None]) -> None:
    expect(DOCUMENTS[language], markdown(found, language))


def test_json_names_everything(found: Differences) -> None:
    data = plain(found)
    assert data["editions"] == list(EDITIONS)
    assert isinstance(data["switches"], dict)
    assert list(data["switches"]) == list(SWITCHES)
    for name, row in data["switches"].items():
        assert set(row["editions"]) == set(EDITIONS), name
        assert row["clauses"]["current"]
        assert row["clauses"]["heroes-ru"]


def test_each_row_is_shown_or_says_why_not(found: Differences) -> None:
    said = {one.row.id: bool(one.scenarios) != (one.row.unseen or one.row.no_words) for one in found.alike}
    assert all(said.values()), [row for row, fine in said.items() if not fine]
