"""Slips of the hand and of a scanner that no dictionary finds: lost spaces and marks, letters of another layout."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from compiler.language.lexer import Raw, scan

_LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
_CYRILLIC = "йцукенгшщзхъфывапролджэячсмитьбюё"
_LAYOUTS = str.maketrans(_LATIN + _CYRILLIC, _CYRILLIC + _LATIN)
LONGEST = 60  # letters of what may be two words without their space
_MARKS = (("punct", ","), ("bullet", "•"))
_SHOWN = {"•": ";"}


class Slip(NamedTuple):
    """What may have been meant: the pieces replaced, the pieces in their place, and how that is written."""

    place: slice
    pieces: list[Raw]
    text: str
    least: int = 1
    """How many further pieces must be read, or the whole, to believe it: a mark fits in many places."""


def slips(raws: Sequence[Raw], at: int, knows: Callable[[str], bool]) -> Iterator[Slip]:
    """Yield what may have been meant where reading stops: the likelier slips first."""
    here = slice(at, at + 1)
    for text in (*_spaced(raws[at], knows), *_other_layout(raws[at], knows)):
        yield Slip(here, scan(text), text)
    for first in (at - 1, at):
        if 0 <= first < len(raws) - 1 and (text := _joined(raws[first], raws[first + 1], knows)):
            yield Slip(slice(first, first + 2), scan(text), text)
    for kind, mark in _MARKS:
        raw = raws[at]
        yield Slip(here, [Raw(kind, mark, mark, raw.start, raw.start), raw], f"{_SHOWN.get(mark, mark)} {raw.text}", 3)
    yield from _superfluous(raws, at)


def _spaced(raw: Raw, knows: Callable[[str], bool]) -> Iterator[str]:
    """A space was lost between two words."""
    word = raw.text
    if raw.kind == "word" and len(word) <= LONGEST:
        for cut in range(1, len(word)):
            if knows(word[:cut]) and (knows(word[cut:]) or word[cut:] in ("X", "Х")):
                yield f"{word[:cut]} {word[cut:]}"


def _joined(first: Raw, second: Raw, knows: Callable[[str], bool]) -> str:
    """A space came between the parts of a word."""
    word = first.text + second.text
    return word if first.kind == second.kind == "word" and knows(word) else ""


def _other_layout(raw: Raw, knows: Callable[[str], bool]) -> Iterator[str]:
    """The keyboard was in the other language."""
    word = raw.text.lower().translate(_LAYOUTS)
    if raw.kind == "word" and knows(word):
        yield word


def _superfluous(raws: Sequence[Raw], at: int) -> Iterator[Slip]:
    """A mark stands where none belongs: a speck, a stroke, a second comma."""
    if raws[at].kind == "punct" and 0 < at < len(raws) - 1:
        before, after = raws[at - 1], raws[at + 1]
        for text in (before.text + after.text, f"{before.text} {after.text}"):
            yield Slip(slice(at - 1, at + 2), scan(text), text)
