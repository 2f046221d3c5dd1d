"""Families of constructs: each is stated in both languages, prints across and back, and acts."""

from __future__ import annotations

from typing import Any

import pytest
import yaml

from compiler.games.heroes.game import GAME
from tests.language.helpers import ROOT, check, texts

FOLDER = ROOT / "tests/language/fixtures"
FAMILIES: list[dict[str, Any]] = [
    entry for path in sorted(FOLDER.glob("*.yaml")) for entry in yaml.safe_load(path.read_text("utf-8"))
]


@pytest.mark.parametrize("entry", FAMILIES, ids=lambda entry: f"{entry['family']}-{entry['en'][:40]}")
def test_a_family_means_the_same_in_both_languages_and_acts(entry: dict[str, Any]) -> None:
    name = entry.get("name")
    tree = check(entry["en"], entry["ru"], name=(name["en"], name["ru"]) if name else None, card_type=entry["type"])
    assert GAME.lacking(entry["type"], tree, texts().meanings) == []
