"""The difference of two printings in words: what a translator who reads one language is told."""

from __future__ import annotations

import pytest

from compiler.agreement.words import Teller, Told
from compiler.pipeline import check
from tests.language.helpers import compilation, read, texts

NAMES = {"en": "Alp", "ru": "Альп"}

CASES = [
    (
        "number",
        ("Hire: Wound your hero for 3.", "Найм: Ранить вашего героя на 2."),
        "English has 3, Russian has 2: “wound your hero for 3” and “wound your hero for 2”",
        "по-английски 3, по-русски 2: «ранить вашего героя на 3» и «ранить вашего героя на 2»",
        ("3", "2"),
    ),
    (
        "drops",
        ("Hire: Your demons get +1 to strike until the end of the turn.", "Найм: Ваши демоны получают +1 к удару."),
        "Russian drops “until the end of the turn” of “get +1 to strike until the end of the turn”",
        "в русском тексте нет «до конца хода» из «получить +1 к удару до конца хода»",
        ("until the end of the turn", "получают +1 к удару"),
    ),
    (
        "adds",
        ("Hire: Draw a card.", "Найм: Возьмите карту, при этом ранить героя противника на 3."),
        "English drops “and in doing so wound the opposing hero for 3” of "
        "“draw a card, and in doing so wound the opposing hero for 3”",
        "в английском тексте нет «при этом ранить героя противника на 3» из "
        "«возьмите карту, при этом ранить героя противника на 3»",
        ("Draw a card", "ранить героя противника на 3"),
    ),
    (
        "drops",
        ("(2), (T): Draw a card.", "(2): Возьмите карту."),
        "Russian drops “(T)” of “(2), (T): Draw a card”",
        "в русском тексте нет «(Т)» из «(2)(Т): Возьмите карту»",
        ("(T)", "(2): Возьмите карту"),
    ),
    (
        "other",
        ("Hire: Wound your hero for 3.", "Найм: Ранить героя противника на 3."),
        "English says “your hero”, Russian says “the opposing hero”",
        "по-английски «ваш герой», по-русски «герой противника»",
        ("your", "противника"),
    ),
    (
        "other",
        ("Hire: Draw a card.", "Гибель: Возьмите карту."),
        "English says “Hire: Draw a card”, Russian says “Death: Draw a card”",
        "по-английски «Найм: Возьмите карту», по-русски «Гибель: Возьмите карту»",
        ("Hire: Draw a card", "Гибель: Возьмите карту"),
    ),
    (
        "lacks",
        ("Charge. Hire: Draw a card.", "Найм: Возьмите карту."),
        "Russian drops the feature “Charge”",
        "в русском тексте нет особенности «Рывок»",
        ("Charge", "Найм: Возьмите карту."),
    ),
    (
        "has",
        ("Charge.", "Найм: Возьмите карту. Рывок."),
        "English drops the feature “Hire: Draw a card”",
        "в английском тексте нет особенности «Найм: Возьмите карту»",
        ("Charge.", "Найм: Возьмите карту"),
    ),
    (
        "order",
        ("Charge. Armor 1.", "Броня 1. Рывок."),
        "the features stand in another order",
        "особенности стоят в другом порядке",
        ("Charge. Armor 1.", "Броня 1. Рывок."),
    ),
]


def told(english: str, russian: str) -> list[Told]:
    """Return the differences of two texts of Alp."""
    names = {language: texts().own_name(language, name) for language, name in NAMES.items()}
    trees = read("en", english, NAMES["en"]), read("ru", russian, NAMES["ru"])
    return Teller(texts(), names).tell(*trees)


@pytest.mark.parametrize(("kind", "printings", "english", "russian", "marked"), CASES)
def test_a_difference_is_told(
    kind: str, printings: tuple[str, str], english: str, russian: str, marked: tuple[str, str]
) -> None:
    (only,) = told(*printings)
    assert (only.kind, only.say("en"), only.say("ru")) == (kind, english, russian)
    for language, text, words in zip(NAMES, printings, marked, strict=True):
        place = only.places(language, text)[0]
        assert text[place.start : place.end] == words


def test_each_difference_is_told_once() -> None:
    found = told(
        "Charge. Hire: Wound your hero for 3, and in doing so draw a card.",
        "Найм: Ранить героя противника на 2, при этом возьмите 2 карты.",
    )
    assert [each.kind for each in found] == ["lacks", "other", "number", "other"]
    assert found[2].say("en") == "English has 3, Russian has 2: “wound your hero for 3” and “wound your hero for 2”"


def test_nothing_is_told_of_what_is_equal() -> None:
    assert told("Hire: Draw a card.", "Найм: Возьмите карту.") == []


def test_any_two_cards_differ_in_words() -> None:
    """Whatever two texts say, their difference can be said: features of real cards taken two by two."""
    cards = check(compilation())
    names = {language: texts().own_name(language, name) for language, name in NAMES.items()}
    teller = Teller(texts(), names)
    for one, other in zip(cards, cards[1:] + cards[:1], strict=True):
        if one.text != other.text:
            found = teller.tell(one.text, other.text)
            assert found
            assert all(each.say("en") and each.say("ru") and "…" not in each.say("en") for each in found)
