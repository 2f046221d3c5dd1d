"""Translators vary: what they write for one text means the same, and what means something else is not among it."""

from __future__ import annotations

from typing import Any

import pytest
import yaml

from tests.language.helpers import ROOT, read, texts, write

FOLDER = ROOT / "tests/language/wordings"
NAME = "Alp"
ROWS: list[dict[str, Any]] = [
    row for path in sorted(FOLDER.glob("*.yaml")) for row in yaml.safe_load(path.read_text("utf-8"))
]
LANGUAGE = "en"


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["text"][:50])
def test_all_wordings_of_a_row_mean_the_same(row: dict[str, Any]) -> None:
    meant = read(LANGUAGE, row["text"], NAME, row["type"])
    assert [each for each in row["also"] if read(LANGUAGE, each, NAME, row["type"]) != meant] == []


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["text"][:50])
def test_what_is_read_is_printed_in_the_words_of_the_rulebook(row: dict[str, Any]) -> None:
    meant = read(LANGUAGE, row["text"], NAME, row["type"])
    printed = write(LANGUAGE, meant, NAME)
    assert read(LANGUAGE, printed, NAME, row["type"]) == meant


@pytest.mark.parametrize(
    "text",
    [
        "A creature of cost 3 or less or more dies.",
        "Wound a creature for a Charge.",
        "Deal 2 wounds on to a creature.",
        "Inflict a creature 2 wounds.",
        "Give a creature 2 wounds.",
        "Destroy a creature that costs.",
        "Destroy any of your creature.",
        "A creature you control it dies.",
    ],
)
def test_what_nobody_would_write_is_refused(text: str) -> None:
    assert texts().read(LANGUAGE, text, None, True).text is None
