"""The ledger: what it states, that reading it back loses nothing, and what a change of it is called."""

from __future__ import annotations

from functools import cache

import pytest

from compiler.agreement import ledger
from compiler.language.meaning import CardText, Draw, Number
from compiler.language.texts import LANGUAGES
from compiler.pipeline import check
from tests.language.helpers import ROOT, compilation


def _entry(text: str, count: int) -> ledger.Entry:
    return ledger.entry([text], CardText((Draw(Number(count)),)))


@cache
def _entries(game: str = "heroes") -> dict[str, ledger.Entry]:
    """Return the entries of the repository's cards of a game."""
    cards = [card for card in check(compilation()) if card.source.game == game]
    return {
        card.source.id: ledger.entry([card.source.printings[each].text for each in LANGUAGES], card.text)
        for card in cards
    }


def test_a_ledger_is_read_as_it_was_written() -> None:
    entries = _entries()
    text = ledger.written(entries)
    assert ledger.read(text) == entries
    assert {card: ledger.find(text, card) for card in entries} == entries
    assert ledger.find(text, "no-such-card") is None


@pytest.mark.parametrize("game", ["heroes", "tcg"])
def test_the_committed_ledger_is_fresh(game: str) -> None:
    entries = _entries(game)
    assert (ROOT / "generated" / game / "ledger.txt").read_text("utf-8") == ledger.written(entries)


def test_changes_by_kind() -> None:
    before = {"a": _entry("a", 1), "b": _entry("b", 1), "c": _entry("c", 1)}
    after = {"b": _entry("b", 2), "c": _entry("other words", 1), "d": _entry("d", 1)}
    assert [(each.card, each.kind) for each in ledger.changes(before, after)] == [
        ("b", "changed"),
        ("d", "added"),
        ("a", "removed"),
        ("c", "texts"),
    ]
    assert ledger.lines_of(ledger.changes(before, after)[0]) == ["-  Draw(1)", "+  Draw(2)"]


def test_a_meaning_that_changed_under_the_same_text_is_told() -> None:
    other, new = _entry("a", 2), _entry("new text", 2)
    assert ledger.altered(_entry("a", 1), other.fingerprint, other.meaning)
    assert not ledger.altered(_entry("a", 1), new.fingerprint, new.meaning)
    assert not ledger.altered(other, other.fingerprint, other.meaning)
    assert not ledger.altered(None, other.fingerprint, other.meaning)
