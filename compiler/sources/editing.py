"""Changing values in script files: what is not changed keeps its every byte, and all files change or none does."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any

from compiler.diagnostics import Refused, Span, make
from compiler.sources.output import alone, uninterrupted
from compiler.sources.project import Project
from compiler.sources.reader import read_data, refuse_unseen
from compiler.sources.scalars import LINE_END
from compiler.sources.source import Source

_WIDEST = 1 << 20  # columns: a text keeps its own line ends


@dataclass(frozen=True, slots=True)
class Change:
    """A text to be written into a file: the field of a printing, and what it shall say."""

    language: str
    field: str
    value: str


def changed(source: Source, changes: Iterable[Change]) -> str:
    """Return the text of a card file with these fields set, everything else as it was.

    Refused if a value has a character that no script may hold, or if the file is laid out so that a field
    can't be set without touching another.
    """
    for change in changes:
        data = read_data(source)
        expected = data | {change.language: (data.get(change.language) or {}) | {change.field: change.value}}
        if data != expected:
            refuse_unseen(change.value, source.key(change.language))
            text = _set(source, change)
            if _data(source.file, text) != expected:
                raise Refused(make("layout-not-kept", source.key(change.language), field=change.field))
            source = Source(source.file, text)
    return source.text


def _data(file: str, text: str) -> Any:
    try:
        return read_data(Source(file, text))
    except Refused:
        return None


def _set(source: Source, change: Change) -> str:
    root = _nodes(source.text)
    printing = _entry(root, change.language)
    if printing is None or printing[1].id != "mapping":
        return _appended(source, root, {change.language: {change.field: change.value}})
    known = _entry(printing[1], change.field)
    if known is None:
        return _appended(source, printing[1], {change.field: change.value})
    return _replaced(source, known, change, flow=printing[1].flow_style)


def _replaced(source: Source, known: tuple[Any, Any], change: Change, *, flow: bool) -> str:
    """Return the text with the value of a field replaced, its comment kept."""
    key, value = known
    behind = source.text[_end(source.text, value) :].partition("\n")[0].strip()  # a block would take in a comment
    block = not flow and (_is_block(value) or ("\n" in change.value and not behind))
    written = _written({change.field: change.value}, key.start_mark.column, block=block, flow=flow)
    said = written.strip().removeprefix("{").removesuffix("}") if flow else written
    said = said.partition(":")[2].strip(" \n") + "\n" * _is_block(value)  # a block takes in its last line end
    return source.text[: value.start_mark.index] + _line_ends(source, said) + source.text[_end(source.text, value) :]


def _is_block(value: Any) -> bool:
    return value.id == "scalar" and value.style in ("|", ">")


def _end(text: str, value: Any) -> int:
    """Return where a value ends, without the empty lines and comments behind a block."""
    start, end = value.start_mark.index, value.end_mark.index
    if not _is_block(value):
        return int(end)
    kept = text[start:end].rstrip()
    line_end = LINE_END.search(text, start + len(kept))
    return line_end.end() if line_end else len(text)


def _appended(source: Source, mapping: Any, fields: Mapping[str, Any]) -> str:
    """Return the text with fields behind the last one of a mapping."""
    if mapping.flow_style:
        at = mapping.end_mark.index - 1
        said = _written(fields, 0, block=False, flow=True).strip().removeprefix("{").removesuffix("}")
        return source.text[:at].rstrip() + (", " if mapping.value else "") + said + source.text[at:]
    key, value = mapping.value[-1]
    while value.id == "mapping" and not value.flow_style and value.value:
        value = value.value[-1][1]
    end = _end(source.text, value)
    line_end = LINE_END.search(source.text, end) if end and source.text[end - 1] not in "\r\n" else None
    at = end if end and source.text[end - 1] in "\r\n" else (line_end.end() if line_end else len(source.text))
    before = source.text[:at]
    if not before.endswith(("\n", "\r")):
        before += _line_ends(source, "\n")
    written = _written(fields, key.start_mark.column, block=True)
    return before + _line_ends(source, " " * key.start_mark.column + written) + source.text[at:]


def _written(fields: Mapping[str, Any], column: int, *, block: bool, flow: bool = False) -> str:
    """Return fields as YAML whose lines after the first stand at a column."""
    stream = StringIO()
    _emitter(flow=flow).dump(_styled(fields, block=block), stream)
    first, *rest = stream.getvalue().split("\n")
    return "\n".join([first, *(" " * column + line if line else line for line in rest)])


def _styled(value: Any, *, block: bool) -> Any:
    """Return a value with texts that go over lines, or end one, as literal blocks where that says all of them."""
    from ruamel.yaml.scalarstring import DoubleQuotedScalarString, LiteralScalarString

    if isinstance(value, Mapping):
        return {name: _styled(inner, block=block) for name, inner in value.items()}
    if "\n" not in value:
        return value
    plain = value.endswith("\n") and not value.endswith("\n\n") and value.strip() and value[:1] not in " \n"
    tidy = not any(line != line.rstrip() for line in value.split("\n")) and "\t" not in value and "\r" not in value
    return LiteralScalarString(value) if block and plain and tidy else DoubleQuotedScalarString(value)


@cache
def _emitter(*, flow: bool = False) -> Any:
    """Return what writes YAML in one style: the library holds to the first that it was asked for."""
    from ruamel.yaml import YAML

    yaml = YAML()
    yaml.width = _WIDEST
    yaml.allow_unicode = True
    yaml.default_flow_style = flow
    return yaml


def _nodes(text: str) -> Any:
    return _emitter().compose(text)


def _entry(mapping: Any, name: str) -> tuple[Any, Any] | None:
    return next(((key, value) for key, value in mapping.value if key.value == name), None)


def _line_ends(source: Source, text: str) -> str:
    """Return text with the line ends of the file."""
    used = LINE_END.search(source.text)
    return text.replace("\n", used[0]) if used else text


def write_scripts(project: Project, files: Mapping[Path, str]) -> None:
    """Write files of the project, all or none. Refused if one can't be written; then nothing has changed."""
    with alone(project):
        staged: dict[Path, Path] = {}
        try:
            for path, text in files.items():
                staged[path.resolve()] = _staged(path.resolve(), text)
            with uninterrupted():
                _take_places(staged)
        except OSError as error:
            label = project.label(Path(error.filename or project.scripts))
            fault = make("output-unwritable", Span(label), path=label, reason=error.strerror or str(error))
            raise Refused(fault) from None
        finally:
            for left in staged.values():
                left.unlink(missing_ok=True)


def _staged(path: Path, text: str) -> Path:
    """Return a new file beside its place, with the rights of the one that stands there."""
    handle, name = tempfile.mkstemp(prefix=".cardscript-", dir=path.parent)
    with os.fdopen(handle, "w", encoding="utf-8", newline="") as stream:
        stream.write(text)
        stream.flush()
        os.fsync(stream.fileno())
    Path(name).chmod(path.stat().st_mode & 0o7777 if path.exists() else 0o644)
    return Path(name)


def _take_places(staged: Mapping[Path, Path]) -> None:
    """Put new files in their places; if one can't, put back what stood there."""
    before = {path: path.read_bytes() if path.exists() else None for path in staged}
    done: list[Path] = []
    try:
        for path, new in staged.items():
            new.replace(path)
            done.append(path)
    except OSError:
        for path in done:
            raw = before[path]
            with suppress(OSError):
                path.unlink() if raw is None else path.write_bytes(raw)
        raise
