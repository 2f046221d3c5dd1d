"""The ledger: what it states, that reading it back loses nothing, and what a change of it is called."""

from __future__ import annotations

from compiler.agreement import ledger
from compiler.language.meaning import CardText, Draw, Number
from compiler.pipeline import check, ledgers
from tests.language.helpers import ROOT, compilation


def _entry(text: str, count: int) -> ledger.Entry:
    return ledger.entry([text], CardText((Draw(Number(count)),)))


def test_a_ledger_is_read_as_it_was_written() -> None:
    entries = ledgers(check(compilation()))["heroes"]
    assert ledger.read(ledger.written(entries)) == entries


def test_the_committed_ledger_is_fresh() -> None:
    entries = ledgers(check(compilation()))["heroes"]
    assert (ROOT / "generated/heroes/ledger.txt").read_text("utf-8") == ledger.written(entries)


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
    assert ledger.altered({"a": _entry("a", 1)}, {"a": _entry("a", 2)}) == ["a"]
    assert not ledger.altered({"a": _entry("a", 1)}, {"a": _entry("new text", 2)})
