"""What is wrong with a sentence, said to its author: where, why, and what may have been meant."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from compiler.diagnostics import Diagnostic, Edit, TextSpan, make
from compiler.language.agreement import Mismatch
from compiler.language.brief import brief
from compiler.language.hints import Hints
from compiler.language.language import Language, Sentence
from compiler.language.lexer import Name, Raw
from compiler.language.repairs import Repair, Repairs

MOST = 4  # faults of one sentence that are told at once
MOST_HELPED = 4
"""In a text in which more sentences than these can't be read, of the others it is only said where reading stopped."""
PLAIN = ("doubled-word", "bare-symbol", "missing-stop", "extra-mark", "missing-mark", "wrong-mark", "wrong-space")
"""Faults whose only repair leaves no doubt about what was meant: it touches no word."""
_OTHER_LETTERS = {"en": re.compile("[а-яё]", re.IGNORECASE), "ru": re.compile("[a-z]", re.IGNORECASE)}


class Helper(Protocol):
    """A reader as its faults need it."""

    language: Language
    hints: Hints
    repairs: Repairs

    def attempt(self, raws: list[Raw], own: Name | None) -> Sentence:
        """Read one sentence, whatever comes of it."""


@dataclass(slots=True)
class Faults:
    """Says what is wrong with the sentences of one text; `stopped` counts those that can't be read to their end."""

    reader: Helper
    text: str
    own: Name | None
    stopped: int = 0

    def of(self, raws: list[Raw], result: Sentence) -> list[Diagnostic]:
        """Return what is wrong with a sentence that was read with this result."""
        if result.too_involved:
            return [make("text-too-involved", TextSpan(raws[0].start, raws[-1].end))]
        if result.mismatches:
            return [self._wrong_form(each) for each in result.mismatches]
        if len(result.values) > 1:
            return [_ambiguous(raws, result)]
        if result.values:
            return []
        self.stopped += 1
        return list(self._unread(raws, result)) if self.stopped <= MOST_HELPED else [_plainly(raws, result)]

    def of_stops(self, parts: Sequence[list[Raw]], found: list[list[Diagnostic]]) -> list[list[Diagnostic]]:
        """Return the faults of all sentences; where a stop wrongly divides two, that is the only one."""
        for at in range(len(parts) - 1):
            if (found[at] or found[at + 1]) and self.stopped <= MOST_HELPED:
                joined = self._wrong_stop(parts[at], parts[at + 1])
                if joined is not None:
                    found[at], found[at + 1] = [joined], []
        return found

    def _wrong_stop(self, first: list[Raw], second: list[Raw]) -> Diagnostic | None:
        start, end = first[-1].end, second[0].start
        between = self.text[start:end]
        if between.strip() != ".":
            return None
        span = TextSpan(start + between.index("."), start + between.index(".") + 1)
        for mark in ("", ",", ":", "-"):
            marks = [Raw("punct", mark, mark, span.start, span.end)] if mark else []
            result = self.reader.attempt([*first, *marks, *second], self.own)
            if len(result.values) == 1 and not result.mismatches:
                fault = make("wrong-mark" if mark else "extra-mark", span, word=".")
                fault = fault.suggesting(*filter(None, [mark]))
                return fault.fixing(Edit(span, " –" if mark == "-" else mark), safe=True)
        return None

    def _unread(self, raws: list[Raw], result: Sentence) -> Iterator[Diagnostic]:
        """Say where and why a sentence can't be read: repair after repair, until it can or nothing helps."""
        shift = 0
        for _ in range(MOST):
            at = len(raws) if result.stopped is None else raws.index(result.stopped)
            repairs = self.reader.repairs.found(raws, at, self.own)
            if not repairs:
                yield self._stopped(raws, at, result, shift)
                return
            mended = repairs[0].applied(raws)
            result = self.reader.attempt(mended, self.own)
            divided = repairs[0].code == "missing-stop"  # two sentences, and both can be read
            sure = divided or (len(result.values) == 1 and not result.mismatches)
            yield self._repairable(raws, repairs, shift, sure=sure and len(repairs) == 1 and repairs[0].code in PLAIN)
            if result.values or divided:
                return
            shift += mended[-1].end - raws[-1].end
            raws = mended

    def _stopped(self, raws: list[Raw], at: int, result: Sentence, shift: int) -> Diagnostic:
        """Say that a word can't stand where reading stops."""
        expected = self.reader.hints.expected(result.expected, raws[at - 1] if at else None)
        span = TextSpan(raws[min(at, len(raws) - 1)].start - shift, raws[min(at, len(raws) - 1)].end - shift)
        if at == len(raws):
            return _helped(make("unfinished-text", span), expected)
        code = "unexpected-word"
        if at == self.reader.repairs.stranger(raws, self.own, at):
            foreign = _OTHER_LETTERS[self.reader.language.tongue.code].search(raws[at].text)
            code = "foreign-word" if foreign else "unknown-word"
        return _helped(make(code, span, word=raws[at].text), expected)

    def _repairable(self, raws: list[Raw], repairs: list[Repair], shift: int, *, sure: bool) -> Diagnostic:
        """Say what is wrong with a sentence that small changes make readable; each of them is a fix."""
        first, last = repairs[0].place
        start = raws[first].start if last > first else raws[first - 1].end
        span = TextSpan(start - shift, raws[last - 1].end - shift)
        word = self.text[span.start : span.end]
        fault = make(repairs[0].code, span, word=word or raws[first].text)
        fault = fault.suggesting(*(_shown(each, raws) for each in repairs))
        for each in repairs:
            fault = fault.fixing(Edit(span, _spelt(each, word)), safe=sure)
        return fault

    def _wrong_form(self, mismatch: Mismatch) -> Diagnostic:
        span = TextSpan(mismatch.start, mismatch.end)
        if not mismatch.expected:
            return make("wrong-number", span, found=self.text[span.start : span.end])
        expected = mismatch.expected
        if mismatch.found[:1].isupper():
            expected = expected[:1].upper() + expected[1:]
        return make("wrong-form", span, found=mismatch.found, expected=expected).fixing(Edit(span, expected))


def _plainly(raws: list[Raw], result: Sentence) -> Diagnostic:
    """Say where reading stopped, and nothing of what may have been meant."""
    if result.stopped is None:
        return make("unfinished-text", TextSpan(raws[-1].start, raws[-1].end))
    return make("unexpected-word", TextSpan(result.stopped.start, result.stopped.end), word=result.stopped.text)


def _ambiguous(raws: list[Raw], result: Sentence) -> Diagnostic:
    fault = make("ambiguous-text", TextSpan(raws[0].start, raws[-1].end))
    for value in result.values[:2]:
        fault = fault.noting("reading", tree=brief(value))
    return fault


def _shown(repair: Repair, raws: list[Raw]) -> str:
    """Return how a repair is suggested: a mark that is put in or left out is shown between words."""
    first, last = repair.place
    if repair.code == "missing-mark" and first < len(raws):
        return f"{repair.text} {raws[first].text}"
    if repair.code == "extra-mark" and first > 0 and last < len(raws):
        return f"{raws[first - 1].text} {raws[last].text}"
    return repair.text


def _spelt(repair: Repair, word: str) -> str:
    """Return what a repair writes in the place of a word: with its capital, a dash with its space."""
    if repair.text == "-":
        return " –"
    return repair.text[:1].upper() + repair.text[1:] if word[:1].isupper() else repair.text


def _helped(fault: Diagnostic, expected: list[str]) -> Diagnostic:
    return fault.helping("expected", words=expected) if expected else fault
