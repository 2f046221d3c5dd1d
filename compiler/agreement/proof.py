"""The other printing as proof: which repair of a text that can't be read makes it mean what the card means."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import islice, product
from typing import TypeVar

from compiler.diagnostics import Diagnostic, Edit, Fix, Note, TextSpan
from compiler.language.meaning import CardText

_T = TypeVar("_T")
MOST = 12  # ways to choose one fix for each fault that are tried


def proved(
    text: str, faults: Sequence[Diagnostic], meaning: CardText, read: Callable[[str], CardText | None]
) -> list[Diagnostic]:
    """Return the faults of a text; those fixes are safe, and the first, with which it means what the other text says.

    Nothing is proved if no choice of one fix for each fault gives that meaning.
    """
    choices = product(*(range(len(fault.fixes)) for fault in faults))
    for choice in islice(choices, MOST):
        fixes = [fault.fixes[at] for fault, at in zip(faults, choice, strict=True)]
        mended = applied(text, [edit for fix in fixes for edit in fix.edits])
        if mended is not None and read(mended) == meaning:
            return [_first(fault, at) for fault, at in zip(faults, choice, strict=True)]
    return list(faults)


def applied(text: str, edits: Sequence[Edit]) -> str | None:
    """Return a text with edits made, or None if two of them overlap."""
    ends = len(text) + 1
    for edit in sorted(edits, key=lambda each: _span(each).start, reverse=True):
        span = _span(edit)
        if span.end > ends:
            return None
        text = text[: span.start] + edit.text + text[span.end :]
        ends = span.start
    return text


def _span(edit: Edit) -> TextSpan:
    assert isinstance(edit.span, TextSpan)
    return edit.span


def _first(fault: Diagnostic, at: int) -> Diagnostic:
    """Return a fault with one of its fixes as the first, and safe; what is suggested stands in the same order."""
    fixes = _moved(fault.fixes, at)
    sure = Fix(fixes[0].title, fixes[0].edits, safe=True)
    notes = tuple(_suggested(note, at, len(fixes)) for note in fault.help)
    return replace(fault, fixes=(sure, *(replace(fix, safe=False) for fix in fixes[1:])), help=notes)


def _suggested(note: Note, at: int, many: int) -> Note:
    words = note.args.get("words", ())
    if note.name != "did-you-mean" or isinstance(words, str | int) or len(words) != many:
        return note
    return replace(note, args={**note.args, "words": _moved(tuple(words), at)})


def _moved(items: tuple[_T, ...], at: int) -> tuple[_T, ...]:
    return (items[at], *items[:at], *items[at + 1 :])
