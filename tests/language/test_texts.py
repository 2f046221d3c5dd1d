"""Texts of cards: both languages read alike, print alike, and are refused at their faults."""

from __future__ import annotations

from typing import Any

import pytest
import yaml

from compiler.language.ast import to_data
from compiler.language.texts import LANGUAGES
from tests.language.helpers import ROOT, check, compilation, read, texts, write

QUOTED: list[dict[str, Any]] = yaml.safe_load((ROOT / "tests/fixtures/quoted/heroes.yaml").read_text("utf-8"))
CARDS = [card for card in compilation().scripts.cards if card.printings["en"].text]


def _wordings(entry: dict[str, Any], language: str) -> list[str]:
    said = entry[language]
    return said if isinstance(said, list) else [said]


@pytest.mark.parametrize("entry", QUOTED, ids=lambda entry: f"{entry['where']}-{_wordings(entry, 'en')[0][:40]}")
def test_every_wording_that_the_rulebooks_quote_means_the_same(entry: dict[str, Any]) -> None:
    named = entry.get("name") or {}
    trees = [
        read(language, text, named.get(language), entry["type"])
        for language in LANGUAGES
        for text in _wordings(entry, language)
    ]
    assert all(tree == trees[0] for tree in trees)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_card_prints_from_one_language_to_the_other(card: Any) -> None:
    en, ru = card.printings["en"], card.printings["ru"]
    check(en.text, ru.text, name=(en.name, ru.name), card_type=card.type, forms=ru.forms, game=card.game)


def test_equal_json_without_spans() -> None:
    en = read("en", "Hire: Wound your hero for 3, and in doing so wound the opposing hero for 3.")
    ru = read("ru", "Найм: Ранить вашего героя на 3, при этом ранить героя противника на 3.")
    assert _bare(to_data(en)) == _bare(to_data(ru))
    assert write("ru", en) == "Найм: Ранить вашего героя на 3, при этом ранить героя противника на 3."


def _bare(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _bare(inner) for key, inner in value.items() if key != "span"}
    return [_bare(item) for item in value] if isinstance(value, list) else value


@pytest.mark.parametrize(
    ("language", "text", "code", "found"),
    [
        ("en", "Hire: Wuond your hero for 3.", "unknown-word", "Wuond"),
        ("en", "Hire: Wound your hero for.", "unfinished-text", "for"),
        ("en", "Hire: Wound hero your for 3.", "unexpected-word", "your"),
        ("ru", "Найм: Ранить вашему герою на 3.", "wrong-form", "вашему"),
        ("ru", "Найм: Ранить вашего геороя на 3.", "unknown-word", "геороя"),
        ("ru", "Найм: Ранить вашегo героя на 3.", "mixed-letters", "вашегo"),
        ("en", "Hire: Wound a your hero for 3.", "wrong-number", "your hero"),
    ],
)
def test_a_fault_is_found_where_it_stands(language: str, text: str, code: str, found: str) -> None:
    first = texts().read(language, text, None, False).diagnostics[0]
    assert (first.code, text[first.span.start : first.span.end]) == (code, found)  # type: ignore[union-attr]


def test_a_bad_sentence_does_not_hide_the_next() -> None:
    faults = texts().read("en", "Hire: Wuond a creature for 1. Death: Draw a crad.", None, False).diagnostics
    assert [each.code for each in faults] == ["unknown-word", "unknown-word"]


@pytest.mark.parametrize("text", ["(" * 10_000, "," * 2_000, "a " * 1_000, "«" * 3_000, "Hire: " * 400, "\n" * 5_000])
def test_a_hostile_text_is_refused(text: str) -> None:
    for language in LANGUAGES:
        reading = texts().read(language, text, None, False)
        assert reading.diagnostics or not reading.features


@pytest.mark.parametrize(
    ("language", "text"), [("en", "Draw a card, reveal it."), ("ru", "Возьмите карту, покажите её.")]
)
def test_it_does_not_mean_the_spell_where_a_card_was_drawn(language: str, text: str) -> None:
    reading = texts().read(language, text, None, True)
    assert [each.code for each in reading.diagnostics] == ["unbound-reference"]


def test_no_comma_stands_before_a_bracket() -> None:
    text = "[tap]: Ранить существо на 1 за каждую незанятую клетку, стоящую рядом с этим существом{} (максимум 3)."
    plain, superfluous = (read("ru", text.format(mark), None, game="tcg") for mark in ("", ","))
    assert plain == superfluous
    assert write("ru", superfluous, None, game="tcg") == text.format("")
