"""Diagnostics as plain data and back, for a cache; `render/json.py` is what programs of others read."""

from collections.abc import Mapping
from typing import Any

from compiler.diagnostics.model import Diagnostic, Edit, Fix, Note, Place, Severity, Span, TextSpan
from compiler.diagnostics.wording import Argument

Data = Any


def stored(diagnostic: Diagnostic) -> Data:
    """Return a diagnostic as plain data; it speaks no language."""
    return {
        "code": diagnostic.code,
        "args": dict(diagnostic.args),
        "span": _stored_place(diagnostic.span),
        "notes": [_stored_note(note) for note in diagnostic.notes],
        "help": [_stored_note(note) for note in diagnostic.help],
        "fixes": [_stored_fix(fix) for fix in diagnostic.fixes],
        "severity": diagnostic.severity.value,
    }


def restored(data: Mapping[str, Data]) -> Diagnostic:
    """Return the diagnostic that was stored."""
    return Diagnostic(
        data["code"],
        _restored_args(data["args"]),
        _restored_place(data["span"]),
        tuple(_restored_note(note) for note in data["notes"]),
        tuple(_restored_note(note) for note in data["help"]),
        tuple(_restored_fix(fix) for fix in data["fixes"]),
        Severity(data["severity"]),
    )


def _stored_place(place: Place) -> Data:
    if isinstance(place, Span):
        return [place.file, place.line, place.column, place.end_line, place.end_column]
    return [place.start, place.end]


def _restored_place(data: Data) -> Place:
    return TextSpan(*data) if len(data) == 2 else Span(*data)


def _restored_args(data: Data) -> dict[str, Argument]:
    return {name: tuple(value) if isinstance(value, list) else value for name, value in data.items()}


def _stored_note(note: Note) -> Data:
    return [note.name, dict(note.args), _stored_place(note.span) if note.span else None]


def _restored_note(data: Data) -> Note:
    name, args, place = data
    return Note(name, _restored_args(args), _restored_place(place) if place else None)


def _stored_fix(fix: Fix) -> Data:
    return [fix.safe, _stored_note(fix.title), [[_stored_place(edit.span), edit.text] for edit in fix.edits]]


def _restored_fix(data: Data) -> Fix:
    safe, title, edits = data
    return Fix(_restored_note(title), tuple(Edit(_restored_place(place), text) for place, text in edits), safe)
