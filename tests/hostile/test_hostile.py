"""No text can stall a check: the work that reading does is counted, and bounded by the length of the text."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from compiler.diagnostics import suggestions
from tests.hostile.texts import LENGTH, REPEATED, WHOLE, worst
from tests.language.helpers import texts

MOST_CALLS = 400_000
"""Calls of Python functions, ours and the libraries': a count, so that no busy machine fails the test."""


@contextmanager
def counted() -> Iterator[list[int]]:
    """Count the calls of Python functions."""
    calls = [0]

    def note(_frame: FrameType, event: str, _argument: object) -> None:
        calls[0] += event == "call"

    sys.setprofile(note)
    try:
        yield calls
    finally:
        sys.setprofile(None)


def _cost(language: str, text: str) -> int:
    own = texts().own_name(language, {"en": "Grey Owl", "ru": "Серая Сова"}[language])
    with counted() as calls:
        texts().read(language, text, own, False)
    return calls[0]


@pytest.fixture(scope="module", autouse=True)
def warm() -> None:
    """Learn what is learnt once: which names there are, and what usually follows what."""
    for language, text in (("en", "Wuond a creatuer. Owll."), ("ru", "Раинть сущесттво. Савва.")):
        texts().read(language, text, None, False)


@pytest.mark.parametrize(("language", "text"), list(worst()), ids=map(str, range(len(list(worst())))))
def test_the_worst_texts_are_read_or_refused_with_little_work(language: str, text: str) -> None:
    assert len(text) <= LENGTH
    assert _cost(language, text) < MOST_CALLS


PIECES = [piece for parts in REPEATED.values() for piece in parts] + [text[:7] for text in WHOLE]


@settings(max_examples=60, deadline=None)
@given(
    language=st.sampled_from(("en", "ru")),
    pieces=st.lists(st.sampled_from(PIECES) | st.text(max_size=9), min_size=1, max_size=6),
)
def test_no_text_of_such_pieces_takes_more(language: str, pieces: list[str]) -> None:
    round_ = "".join(pieces)
    assert _cost(language, (round_ * (LENGTH // max(1, len(round_))))[:LENGTH]) < MOST_CALLS


@given(st.text(max_size=12), st.lists(st.text(max_size=12)))
def test_words_of_other_lengths_are_never_meant(word: str, known: list[str]) -> None:
    """What is passed over for its length could not be near: each suggestion is within two slips."""
    assert all(abs(len(each.casefold()) - len(word.casefold())) <= 2 for each in suggestions(word, known))
