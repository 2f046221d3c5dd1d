"""Places of files as editors count them: lines and UTF-16 units from 0."""

from collections.abc import Sequence

from lsprotocol import types

from compiler.diagnostics import Place, Span
from compiler.sources import Source


def to_range(span: Place, lines: Sequence[str]) -> types.Range:
    """Return a span of a file as an editor's range."""
    if not isinstance(span, Span):
        return types.Range(types.Position(0, 0), types.Position(0, 0))
    return types.Range(_position(span.line, span.column, lines), _position(span.end_line, span.end_column, lines))


def offset_of(position: types.Position, source: Source) -> int:
    """Return which character of a file an editor's position is before."""
    if position.line >= len(source.lines):
        return len(source.text)
    line = source.lines[position.line]
    column = len(line.encode("utf-16-le", "surrogatepass")[: 2 * position.character].decode("utf-16-le", "ignore"))
    return source.offset(position.line + 1, column + 1)


def _position(line: int, column: int, lines: Sequence[str]) -> types.Position:
    before = lines[line - 1][: column - 1] if line <= len(lines) else ""
    return types.Position(line - 1, len(before.encode("utf-16-le", "surrogatepass")) // 2)
