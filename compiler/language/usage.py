"""What is read, but written otherwise than it is printed: marks, articles, quotes, spaces; no words, which are free.

These are warnings: the meaning is clear, and each has a fix that keeps it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from difflib import SequenceMatcher
from itertools import pairwise
from typing import Protocol

from compiler.diagnostics import Diagnostic, Edit, Severity, TextSpan, make
from compiler.language.lexer import Raw, scan

_ARTICLES = frozenset(["a", "an", "the"])
_MARKS = frozenset([",", ":", "-"])
_LIGHT = _ARTICLES | _MARKS | {";", "."}
_FREE = ({",", ";"}, {"a", "an"}, {"a", "the"}, {"an", "the"})
"""What may stand for each other: a comma or a semicolon between two deeds; articles have codes of their own."""
_APART = 3  # pieces between a mark and other words than the printed ones, of which it may be part
_PHRASE = ("при",)
"""A sentence that begins so has a phrase in the place of a clause, and a phrase needs no comma after it."""
_SPACES = re.compile(r"(?<=\S)[ \t]{2,}(?=\S)|[ \t]+(?=\n)|(?<=\S) +(?=[,.;:])")
_TWICE = re.compile(r"\b([^\W\d_]{2,})[ \t]+\1\b", re.IGNORECASE)
_CLOSING = ([","], ["-"])
"""The mark at the end of a clause, missed wherever the words around it are the same."""
_DOUBLED = re.compile(r"([,.;:])\s*([,.;:])")


class Writing(Protocol):
    """How a language is written."""

    code: str
    quotes: tuple[str, str] | None
    letters: str

    def articles(self, text: str) -> Iterator[tuple[int, int, str]]:
        """Yield where an article has the wrong form, and the right one."""


def unusual(text: str, parts: Sequence[list[Raw]], printed: Sequence[str], writing: Writing) -> Iterator[Diagnostic]:
    """Yield what is written unusually in a text, given its sentences and each as it is printed."""
    if len(parts) == len(printed):
        for part, canonical in zip(parts, printed, strict=True):
            yield from _differing(part, canonical)
    yield from _doubled(text)
    for one, other in pairwise(parts):
        if not text[one[-1].end : other[0].start].strip(" "):
            yield _warning("missing-stop", one[-1].end, one[-1].end, ".")
    yield from _last_stop(text, printed[-1] if printed else "")
    yield from _spaces(text)
    yield from _symbols(text, writing)
    for start, end, right in writing.articles(text):
        yield _warning("wrong-article", start, end, right, word=text[start:end], expected=right)


def _warning(code: str, start: int, end: int, by: str, **args: str) -> Diagnostic:
    fault = make(code, TextSpan(start, end), **args)
    return replace(fault.fixing(Edit(TextSpan(start, end), by), safe=True), severity=Severity.WARNING)


def _differing(part: list[Raw], canonical: str) -> Iterator[Diagnostic]:
    """Yield the marks and articles of a sentence that differ from the print, where no other words are near."""
    if any(raw.kind == "bullet" for raw in part):
        return
    there = [raw for raw in scan(canonical) if raw.normal != "."]
    here = [raw for raw in part if raw.normal != "."]
    matcher = SequenceMatcher(None, [raw.normal for raw in here], [raw.normal for raw in there], autojunk=False)
    changes = [(i, j, there[k:m]) for kind, i, j, k, m in matcher.get_opcodes() if kind != "equal"]
    words = [(i, j) for i, j, other in changes if not {raw.normal for raw in (*here[i:j], *other)} <= _LIGHT]
    for i, j, other in changes:
        apart = 1 if i == j and [raw.normal for raw in other] in _CLOSING else _APART
        if all(i - end >= apart or start - j >= apart for start, end in words):
            yield from _difference(here, i, here[i:j], other)


def _difference(here: list[Raw], at: int, one: list[Raw], other: list[Raw]) -> Iterator[Diagnostic]:
    if not one and len(other) == 1 and at < len(here):
        mark, after = other[0].normal, here[at]
        if mark in ("a", "an"):
            capital = after.text[:1].isupper() and at == 0
            word = after.text[:1].lower() + after.text[1:] if capital else after.text
            article = mark.capitalize() if capital else mark
            yield _warning("missing-article", after.start, after.end, f"{article} {word}", word=mark)
        elif mark in _MARKS and at and not (mark == "," and here[0].normal in _PHRASE):
            end = here[at - 1].end
            yield _warning("missing-mark", end, end, " –" if mark == "-" else mark, word=after.text)
    elif len(one) == len(other) == 1 and {one[0].normal, other[0].normal} not in _FREE:
        yield _warning("wrong-mark", one[0].start, one[0].end, other[0].text, word=one[0].text)


def _doubled(text: str) -> Iterator[Diagnostic]:
    """Yield marks that follow another one, and words that are read although they stand twice."""
    for found in _TWICE.finditer(text):
        yield _warning("doubled-word", found.start(), found.end(), found[1], word=found[0])
    for found in _DOUBLED.finditer(text):
        kept = found[1] if found[2] in (found[1], ",") else found[2]
        yield _warning("extra-mark", found.start(), found.end(), kept, word=found[0])


def _last_stop(text: str, printed: str) -> Iterator[Diagnostic]:
    """Yield that the full stop after the last word is missing; a list needs none."""
    body = text.rstrip()
    listed = body.rpartition("\n")[2].startswith(("- ", "– ", "• "))
    if stopped(printed).endswith(".") and not body.endswith(".") and not listed and body:
        yield _warning("missing-stop", len(body), len(body), ".")


def stopped(sentence: str) -> str:
    """Return a sentence with its full stop, unless it ends in one, perhaps within quotes or brackets."""
    return sentence if sentence.endswith((".", ".)", '."', ".»")) else sentence + "."


def _spaces(text: str) -> Iterator[Diagnostic]:
    for found in _SPACES.finditer(text):
        before = text[: found.start()].rpartition("\n")[2]
        word = before[-1:] + found[0] + text[found.end() : found.end() + 1].strip()
        keep = " " if found[0] != " " and text[found.end()] not in ",.;:\n" else ""
        yield _warning("wrong-space", found.start(), found.end(), keep, word=word)


def _symbols(text: str, writing: Writing) -> Iterator[Diagnostic]:
    """Yield quotes, dashes and symbols in the letters of another language."""
    alien = str.maketrans("XTХТ", writing.letters * 2)
    opening = True
    for raw in scan(text):
        if raw.kind in ("coins", "close", "signed") or raw.normal == "x":
            right = raw.text.translate(alien)
            if right != raw.text:
                yield _warning("foreign-letter", raw.start, raw.end, right, word=raw.text)
        elif raw.normal == '"':
            right = (writing.quotes or (raw.text, raw.text))[0 if opening else 1]
            opening = not opening
            if right != raw.text:
                yield _warning("wrong-mark", raw.start, raw.end, right, word=raw.text)
        elif raw.text == "-" and text[max(0, raw.start - 1) : raw.end + 1] == " - ":
            yield _warning("wrong-mark", raw.start, raw.end, "–", word="-")
