"""Diagnostics for a person: the line, what is wrong under it, and what may help."""

import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TextIO

from compiler.diagnostics.model import Diagnostic, Place, Severity, Span
from compiler.diagnostics.wording import Language, Wording

Lines = Callable[[str], Sequence[str]]
"""Gives the lines of a file by its name in a span; none if it can't be had."""

Piece = tuple[str, str]
"""Some text and its style, in the words of rich."""

WIDEST = 110  # of a source line that is shown
_MOST_LINES = 4  # of a span that goes over several

_SEVERITIES = {
    Severity.ERROR: (Wording("error", "ошибка"), "bold red"),
    Severity.WARNING: (Wording("warning", "предупреждение"), "bold yellow"),
    Severity.INFO: (Wording("note", "примечание"), "bold blue"),
}
_NOTE, _HELP = Wording("note", "примечание"), Wording("help", "подсказка")


def render(diagnostics: Iterable[Diagnostic], language: Language, lines: Lines) -> Iterator[list[Piece]]:
    """Yield each diagnostic as pieces of styled text, ending in an empty line."""
    for diagnostic in diagnostics:
        yield [*_one(diagnostic, language, lines), ("\n", "")]


def write(diagnostics: Iterable[Diagnostic], language: Language, lines: Lines, stream: TextIO) -> None:
    """Write diagnostics to a stream, in colour if it is a terminal."""
    for pieces in render(diagnostics, language, lines):
        write_pieces(pieces, stream)


def write_pieces(pieces: Sequence[Piece], stream: TextIO) -> None:
    """Write styled text to a stream, in colour if it is a terminal."""
    if not stream.isatty():
        stream.write("".join(text for text, _ in pieces))
        return
    from rich.console import Console
    from rich.text import Text

    Console(file=stream, highlight=False, soft_wrap=True).print(Text.assemble(*pieces), end="")


def _one(diagnostic: Diagnostic, language: Language, lines: Lines) -> Iterator[Piece]:
    wording, style = _SEVERITIES[diagnostic.severity]
    yield f"{wording.say(language, {})}[{diagnostic.entry.number}]", style
    yield f": {visible(diagnostic.message(language))}\n", "bold"
    yield from _excerpt(diagnostic.span, lines, "^", style)
    indent = " " * _gutter(diagnostic.span)
    for advice in diagnostic.advice(language):
        yield f"{indent} = {_HELP.say(language, {})}: ", "bold green"
        yield f"{visible(advice)}\n", ""
    for span, remark in diagnostic.remarks(language):
        place = None if span == diagnostic.span else span
        yield f"{indent} = " * (place is None) + f"{_NOTE.say(language, {})}: ", "bold blue"
        yield f"{visible(remark)}\n", ""
        if place is not None:
            yield from _excerpt(place, lines, "-", "blue")


def _excerpt(place: Place, lines: Lines, mark: str, style: str) -> Iterator[Piece]:
    """Yield where it is, and the source lines with the span underlined."""
    if not isinstance(place, Span) or not place.file:
        return
    gutter = _gutter(place)
    yield f"{' ' * gutter}--> ", "blue"
    yield f"{visible(str(place))}\n", ""
    text = lines(place.file) if place != Span(place.file) else ()  # a whole file has no line to show
    # A span that takes in a line's end reaches to the start of the next line, of which nothing is meant.
    last = place.end_line - (place.end_column == 1 and place.end_line > place.line)
    shown = range(place.line, min(last, place.line + _MOST_LINES - 1, len(text)) + 1)
    if not shown:
        return
    yield f"{' ' * gutter} |\n", "blue"
    for number in shown:
        line = text[number - 1]
        start = place.column - 1 if number == place.line else len(line) - len(line.lstrip())
        end = place.end_column - 1 if number == place.end_line else len(line.rstrip())
        yield from _underlined(number, gutter, (line, start, end), mark, style)


def _underlined(number: int, gutter: int, part: tuple[str, int, int], mark: str, style: str) -> Iterator[Piece]:
    line, start, end = _window(*part)
    yield f"{number:>{gutter}} | ", "blue"
    yield f"{visible(line)}\n", ""
    yield f"{' ' * gutter} | ", "blue"
    yield f"{' ' * _width(line[:start])}{mark * max(1, _width(line[start:end]))}\n", style


def _window(line: str, start: int, end: int) -> tuple[str, int, int]:
    """Cut a long line around the span."""
    if len(line) <= WIDEST:
        return line, start, min(end, len(line))
    left = max(0, min(start - WIDEST // 3, len(line) - WIDEST))
    head, tail = "…" * (left > 0), "…" * (left + WIDEST < len(line))
    cut = head + line[left : left + WIDEST] + tail
    start = start - left + len(head)
    return cut, start, min(end - left + len(head), len(cut))


def marked(head: str, text: str, places: Sequence[tuple[int, int]]) -> Iterator[Piece]:
    """Yield a text behind a head, line by line, with the words at these offsets underlined."""
    start = 0
    for line in text.split("\n"):
        yield f"{head}{visible(line)}\n", ""
        head = " " * len(head)
        end = start + len(line)
        inside = [(max(a, start) - start, min(b, end) - start) for a, b in places if a < end and b > start]
        if inside:
            yield f"{head}{_underline(line, inside)}\n", "bold red"
        start = end + 1


def _underline(line: str, places: Sequence[tuple[int, int]]) -> str:
    marks = "".join("^" if any(a <= at < b for a, b in places) else " " for at in range(len(line)))
    return "".join(mark * _width(letter) for mark, letter in zip(marks, line, strict=True)).rstrip()


def _gutter(place: Place) -> int:
    return len(str(min(place.end_line, place.line + _MOST_LINES - 1))) + 1 if isinstance(place, Span) else 2


def visible(text: str) -> str:
    """Return text in which nothing can command a terminal or turn its writing: such characters become `·`."""
    return "".join("·" if unicodedata.category(c) in ("Cc", "Cs") or c in _TURNING else c for c in text)


_TURNING = frozenset("\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def _width(text: str) -> int:
    """Return how many columns of a terminal the text takes."""
    wide = sum(unicodedata.east_asian_width(c) in "WF" for c in text)
    return len(text) + wide - sum(unicodedata.combining(c) > 0 for c in text)
