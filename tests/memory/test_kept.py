"""What is kept of grammars says what they say, and only as long as nothing has changed that they are made from."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from compiler.games.game import GAMES, game
from compiler.language import kept as keeping
from compiler.language.ast import Node, node
from compiler.language.en.speech import English
from compiler.language.grammar import Grammar
from compiler.language.kept import kept
from compiler.language.lexer import Lexer, Raw, scan
from compiler.language.phrases import Phrasebook
from compiler.language.ru.speech import Russian

LINES = [b"first", b"second", b'["third"]']
TONGUES = (English(), Russian())


@node
class Rest(Node):
    """Somebody rests."""


def _book(*templates: str) -> Phrasebook:
    book = Phrasebook()
    book.say("feature", "rest", Rest, en=templates, ru=("отдохните",))
    return book


def _never() -> list[bytes]:
    raise AssertionError


def test_lines_are_made_once(tmp_path: Path) -> None:
    path = tmp_path / "some-en-1.lines"
    assert kept(path, lambda: iter(LINES)) == kept(path, _never) == LINES


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(place=st.integers(0, 200), bits=st.integers(1, 255), cut=st.booleans())
def test_a_damaged_file_is_made_anew(place: int, bits: int, cut: bool, tmp_path: Path) -> None:
    path = tmp_path / "some-en-1.lines"
    kept(path, lambda: LINES)
    spoilt = bytearray(path.read_bytes())
    place %= len(spoilt)
    spoilt[place] ^= bits
    path.write_bytes(spoilt[:place] if cut else spoilt)
    assert kept(path, lambda: LINES) == kept(path, _never) == LINES


@pytest.mark.parametrize("spoil", [Path.mkdir, Path.touch])
def test_what_is_no_such_file_costs_only_time(spoil: Callable[[Path], object], tmp_path: Path) -> None:
    path = tmp_path / "some-en-1.lines"
    spoil(path)
    assert kept(path, lambda: LINES) == LINES


def test_old_files_of_a_kind_are_forgotten(tmp_path: Path) -> None:
    for number in range(9):
        kept(tmp_path / f"some-en-{number}.lines", lambda: LINES)
        kept(tmp_path / f"some-ru-{number}.lines", lambda: LINES)
    assert len(list(tmp_path.iterdir())) == 2 * keeping.KEPT


@pytest.mark.parametrize("tongue", TONGUES, ids=lambda tongue: tongue.code)
@pytest.mark.parametrize("game_id", GAMES)
def test_a_grammar_that_was_kept_is_the_one_that_was_made(
    game_id: str, tongue: English | Russian, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = game(game_id).phrasebook()
    made, _ = Grammar(tongue, book), Grammar(tongue, book, cache=tmp_path)
    lexer, _ = Lexer(made), Lexer(Grammar(tongue, book, cache=tmp_path))
    monkeypatch.setattr("compiler.language.kept._store", None)
    again = Grammar(tongue, book, cache=tmp_path)
    assert again.rules == made.rules
    assert dict(again.terminals) == dict(made.terminals)
    assert again.by_category == made.by_category
    said = [scan(form) for lexeme in made.terminals.values() for form in lexeme.forms.values()]
    assert _looked_up(Lexer(again), said) == _looked_up(lexer, said)


def _looked_up(lexer: Lexer, said: list[list[Raw]]) -> list[object]:
    return [list(lexer.lattice(raws)) for raws in said]


def _file(cache: Path, *templates: str, start: str = "feature", said: tuple[str, ...] = ("rests",)) -> Path | None:
    tongue = English()
    tongue.synonyms = (("rest", said),)
    return Grammar(tongue, _book(*templates), start, cache).file("phrases")


def test_a_grammar_is_kept_for_all_that_it_is_made_from(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other wordings, another order of them, other synonyms and another module or lexicon are another grammar."""
    plain = _file(tmp_path, "rest", "take a rest")
    assert _file(tmp_path, "rest", "take a rest") == plain
    others = [
        _file(tmp_path, "take a rest", "rest"),
        _file(tmp_path, "rest", "take a nap"),
        _file(tmp_path, "rest take a", "rest"),
        _file(tmp_path, "rest", "take a rest", start="rest"),
        _file(tmp_path, "rest", "take a rest", said=("sleeps",)),
    ]
    (tmp_path / "language").mkdir()
    monkeypatch.setattr(keeping, "_HERE", tmp_path / "language")
    for name in ("a.py", "b.json"):
        (tmp_path / "language" / name).write_text("")
        keeping._sources.cache_clear()
        others.append(_file(tmp_path, "rest", "take a rest"))
    keeping._sources.cache_clear()
    assert len({plain, *others}) == 1 + len(others)
