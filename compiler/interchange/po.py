"""PO files of GNU gettext: a message is a field of a card, its context says which."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterable
from pathlib import Path

import polib

from compiler.diagnostics import Diagnostic, Refused, Span, Wording, make
from compiler.interchange.units import NOTES, Received, Unit
from compiler.sources.source import Source

_NEVER = "1970-01-01 00:00+0000"
"""The date of a file that says nothing of the time: the same cards give the same bytes."""

_ESCAPE = re.compile(r"\\(.)")
_KNOWN = 'ntrvbf\\"'
_PLACE = re.compile(r"\(?line (\d+)\)?")


def write(units: Iterable[Unit], project: str, original: str, to: str, ui: str) -> str:
    """Return a PO file of units, its notes headed in the language of the messages."""
    file = polib.POFile(wrapwidth=0)
    file.metadata = {
        "Project-Id-Version": project,
        "POT-Creation-Date": _NEVER,
        "PO-Revision-Date": _NEVER,
        "Last-Translator": "cardscript <cardscript@localhost>",
        "Language-Team": to,
        "Language": to,
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
        "X-Source-Language": original,
        "X-Generator": "cardscript",
    }
    file.extend(_entry(unit, ui) for unit in units)
    return f"{file}\n"


def _entry(unit: Unit, ui: str) -> polib.POEntry:
    notes = (f"{_head(NOTES[name], ui)}: {text}" for name, text in unit.notes)
    return polib.POEntry(
        msgctxt=unit.name,
        msgid=unit.original,
        msgstr=unit.translation,
        comment="\n".join(notes),
        occurrences=[(unit.place[0], str(unit.place[1]))] if unit.place[0] else [],
        flags=[] if unit.ready or not unit.translation else ["fuzzy"],
    )


def _head(wording: Wording, ui: str) -> str:
    return wording.say("ru" if ui == "ru" else "en", {})


def read(source: Source) -> tuple[str, list[Received]]:
    """Return the language of a PO file's translations and its units. Refused with the line that is wrong."""
    _refuse_escapes(source)
    try:
        file = _parsed(source.text)
    except (OSError, ValueError, IndexError) as error:
        raise Refused(_malformed(source, str(error))) from None
    return str(file.metadata.get("Language", "")), [_received(entry, source) for entry in file if not entry.obsolete]


def _parsed(text: str) -> polib.POFile:
    """Return a PO file; polib is given a file because it takes a text for a path, or cuts it at odd marks."""
    with tempfile.TemporaryDirectory(prefix="cardscript-") as folder:
        path = Path(folder) / "import.po"
        path.write_text(text, encoding="utf-8", newline="")
        return polib.pofile(str(path), encoding="utf-8", wrapwidth=0)


def _received(entry: polib.POEntry, source: Source) -> Received:
    line = _first_word(source, entry.linenum or 1)
    if entry.msgid_plural:
        raise Refused(make("malformed-exchange", Span(source.file, line, 1, line, 2), problem="msgid_plural"))
    unit = Unit(entry.msgctxt or "", entry.msgid, entry.msgstr, bool(entry.msgstr) and not entry.fuzzy)
    return Received(unit, line)


def _first_word(source: Source, line: int) -> int:
    """Return the line at which an entry begins behind its comments."""
    lines = enumerate(source.lines[line - 1 :], line)
    return next((number for number, text in lines if text.startswith(("msgctxt", "msgid"))), line)


def _refuse_escapes(source: Source) -> None:
    """Refuse escapes that polib would pass on as they stand (``\\101``): somebody's text would change unseen."""
    for number, line in enumerate(source.lines, 1):
        if "\\" in line and not line.startswith("#"):
            strange = next((found for found in _ESCAPE.finditer(line) if found[1] not in _KNOWN), None)
            if strange:
                span = Span(source.file, number, strange.start() + 1, number, strange.end() + 1)
                raise Refused(make("malformed-exchange", span, problem=strange[0]))


def _malformed(source: Source, problem: str) -> Diagnostic:
    place = _PLACE.search(problem)
    line = int(place[1]) if place else 1
    said = problem.rpartition("): ")[2] if "): " in problem else "syntax"
    return make("malformed-exchange", Span(source.file, line, 1, line, 2), problem=said)
