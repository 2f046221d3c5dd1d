"""Families of battles on squares: each is stated in both languages, prints across and back, and becomes code."""

from __future__ import annotations

from typing import Any

import pytest
import yaml

from compiler.games.game import game
from tests.language.helpers import ROOT, check, texts

GAME = "tcg"
FAMILIES: list[dict[str, Any]] = [
    entry
    for path in sorted((ROOT / "tests/language/fixtures" / GAME).glob("*.yaml"))
    for entry in yaml.safe_load(path.read_text("utf-8"))
]


@pytest.mark.parametrize("entry", FAMILIES, ids=lambda entry: f"{entry['family']}-{entry['en'][:40]}")
def test_a_family_means_the_same_in_both_languages_and_becomes_code(entry: dict[str, Any]) -> None:
    name = entry.get("name")
    names = (name["en"], name["ru"]) if name else None
    tree = check(entry["en"], entry["ru"], name=names, card_type=entry["type"], game=GAME)
    assert game(GAME).lacking(entry["type"], tree, texts(GAME).meanings) == []
