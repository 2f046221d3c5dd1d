"""A planted change of meaning is noticed: what was changed never says the same as what was not."""

from __future__ import annotations

import pytest

from compiler.agreement.compare import agree
from tests.language.planted import Pair, own_pairs, planted, unnoticed
from tests.language.test_families import FAMILIES

EVERY = 5
"""One card of so many is tried here; ``python -m tests.language.planted`` tries them all."""
CARDS = list(own_pairs())[::EVERY]


def _pair(entry: dict[str, str]) -> Pair:
    name = entry.get("name") or {"en": None, "ru": None}
    return Pair({"en": entry["en"], "ru": entry["ru"]}, name, entry["type"])  # type: ignore[arg-type]


@pytest.mark.parametrize("pair", CARDS, ids=lambda pair: pair.name["en"])
def test_every_change_of_a_card_is_noticed(pair: Pair) -> None:
    assert unnoticed(pair) == []


@pytest.mark.parametrize("entry", FAMILIES, ids=lambda entry: f"{entry['family']}-{entry['en'][:40]}")
def test_every_change_of_a_family_is_noticed(entry: dict[str, str]) -> None:
    assert unnoticed(_pair(entry)) == []


def test_many_changes_read_so_that_only_the_meaning_gives_them_away() -> None:
    read = [pair.read("en", each.text) is not None for pair in CARDS for each in planted(pair.text["en"], "en")]
    assert sum(read) > len(CARDS)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Hire: You may draw a card or heal your hero for 2."),
        ("en", "When the opponent plays your second card in a turn, draw a card."),
        ("en", "When you draw their second card in a turn, draw a card."),
    ],
)
def test_what_could_be_taken_for_something_else_is_refused(language: str, text: str) -> None:
    assert Pair({"en": text, "ru": text}, {"en": None, "ru": None}, "creature").read(language) is None  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("kind", "en", "ru"),
    [
        ("spell", "Each player discards a card from your hand.", "Каждый игрок сбрасывает карту из своей руки."),
        ("spell", "Each player discards a card.", "Каждый игрок, начиная с вас, сбрасывает карту."),
        ("creature", "Death: You may shuffle Vail into the deck.", "Гибель: Замешайте Вайла в колоду вместо кладбища."),
        ("creature", "Death: Shuffle Vail into the deck.", "Гибель: Замешайте Вайла в колоду вместо кладбища."),
        ("creature", "Frenzy (this creature strike-attacks).", "Бешенство (это существо атакует)."),
        ("creature", "Hire: Wound a creature for 1. Charge.", "Найм: Ранить существо на 1."),
    ],
)
def test_a_difference_of_manner_is_a_difference_of_meaning_here(kind: str, en: str, ru: str) -> None:
    pair = Pair({"en": en, "ru": ru}, {"en": "Vail", "ru": "Вайл"}, kind)
    english, russian = pair.read("en"), pair.read("ru")
    assert english is not None
    assert russian is not None
    assert not agree(english, russian)
