"""A file that was read, and where its values stand."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from compiler.diagnostics import Span, TextSpan
from compiler.sources import scalars

Path = Sequence[str | int]
"""The way to a value: names of fields and numbers of items, from the outermost."""


@dataclass(frozen=True)
class Source:
    """A file by its path from the project's root, and its text.

    Places are found on demand by reading the YAML once more: nearly every file is fine
    and nobody asks where its values stand.
    """

    file: str
    text: str

    def span(self, *path: str | int) -> Span:
        """Return where the value stands, cut to its first line; a missing value has its parent's place."""
        node = self._value(path)
        return self.between(node.start_mark.index, node.end_mark.index) if node else self.top

    def whole(self, *path: str | int) -> Span:
        """Return where the value stands, to its last line; a missing value has its parent's place."""
        node = self._value(path)
        return self.between(node.start_mark.index, node.end_mark.index, cut=False) if node else self.top

    def has(self, *path: str) -> bool:
        """Return whether the file has a value there."""
        parent = self._value(path[:-1])
        return parent is not None and _child(parent, path[-1]) is not None

    def key(self, *path: str | int) -> Span:
        """Return where the name of the field stands, or the item itself in a list."""
        parent = self._value(path[:-1])
        for key, _ in reversed(parent.value if parent is not None and parent.id == "mapping" else ()):
            if key.value == path[-1]:
                return self.between(key.start_mark.index, key.end_mark.index)
        return self.span(*path)

    def text_span(self, path: Path, span: TextSpan) -> Span:
        """Return where a range of a text value stands; it may go over several lines."""
        node = self._value(path)
        if node is None or node.id != "scalar":
            return self.span(*path)
        places = scalars.places(self.text, node.start_mark.index, node.end_mark.index, node.style, node.value)
        start = places[min(span.start, len(places) - 1)]
        last = places[min(max(span.end - 1, span.start), len(places) - 1)]
        return self.between(start, last + (span.end > span.start), cut=False)

    def text_offset(self, path: Path, offset: int) -> int | None:
        """Return which character of a text value stands at an offset of the file, or None if it is elsewhere."""
        node = self._value(path)
        if node is None or node.id != "scalar" or not node.start_mark.index <= offset <= node.end_mark.index:
            return None
        places = scalars.places(self.text, node.start_mark.index, node.end_mark.index, node.style, node.value)
        return bisect_left(places, offset) if places[0] <= offset else None

    def spelt(self, path: Path, piece: str) -> str:
        """Return how a piece of a text value is written within that value's marks."""
        node = self._value(path)
        return scalars.spelt(piece, node.style if node is not None and node.id == "scalar" else None)

    def between(self, start: int, end: int, *, cut: bool = True) -> Span:
        """Return the span between two offsets of the file; `cut` leaves out all but the first line."""
        line, column = self.position(start)
        if cut:
            end = max(start, min(end, start + len(self.lines[line - 1].rstrip()) - column + 1))
        return Span(self.file, line, column, *self.position(end))

    def position(self, offset: int) -> tuple[int, int]:
        """Return line and column of an offset in the file."""
        line = bisect_right(self._starts, offset)
        return line, offset - self._starts[line - 1] + 1

    def offset(self, line: int, column: int) -> int:
        """Return the offset in the file of a line and column."""
        return self._starts[line - 1] + column - 1

    @property
    def top(self) -> Span:
        """The first line that says something."""
        for number, line in enumerate(self.lines, 1):
            if line.strip() and not line.lstrip().startswith("#"):
                return Span(self.file, number, 1, number, len(line.rstrip()) + 1)
        return Span(self.file)

    @cached_property
    def lines(self) -> list[str]:
        """The lines of the file without their ends."""
        return scalars.LINE_END.split(self.text)

    @cached_property
    def _starts(self) -> list[int]:
        return [0, *(end.end() for end in scalars.LINE_END.finditer(self.text))]

    @cached_property
    def _root(self) -> Any:
        from compiler.sources.reader import compose

        return compose(self.text)

    def _value(self, path: Path) -> Any:
        node = self._root
        for part in path:
            inner = _child(node, part)
            if inner is None:
                break
            node = inner
        return node


def _child(node: Any, part: str | int) -> Any:
    if node.id == "mapping":
        return next((value for key, value in reversed(node.value) if key.value == part), None)
    if node.id == "sequence" and isinstance(part, int) and part < len(node.value):
        return node.value[part]
    return None
