"""Families of battles on squares: each is stated in both languages, prints across and back, and becomes code."""

from __future__ import annotations

from typing import Any

import pytest
import yaml

from compiler.games.game import game
from tests.language.helpers import ROOT, check, texts, write

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


@pytest.mark.parametrize(
    ("language", "text", "right"),
    [
        ("en", "2[tkoen][tap]: Close an enemy creature.", "[token]"),
        ("ru", "[nistant][tap]: Излечить существо на 1.", "[instant]"),
        ("en", 'Effect "misama" – wuond a creature for 1.', "wound"),
        ("ru", "[tap]: Воздействие «миазмы» – отраквить существо на 2.", "отравить"),
    ],
)
def test_a_misspelt_symbol_or_word_is_told_of(language: str, text: str, right: str) -> None:
    fault = texts(GAME).read(language, text, None, False).diagnostics[0]
    assert fault.code == "unknown-word"
    assert right in list(fault.help[0].args["words"])  # type: ignore[arg-type]


def test_a_bonus_is_printed_as_one_writes_it() -> None:
    tree = check("A creature gets +1 to strike.", "Существо получает +1 {strike}.", game=GAME)
    assert write("ru", tree, game=GAME) == "Существо получает +1 к удару."
