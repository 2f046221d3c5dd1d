"""Making the safe repairs of scripts, and nothing else: each is checked before the next, and taken back if need be."""

from __future__ import annotations

import os
import shutil
import tempfile
from codecs import BOM_UTF8
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from compiler.diagnostics import Diagnostic, Fix, Refused, Severity, Span, make
from compiler.language.meaning import CardText
from compiler.live import LiveProject
from compiler.sources import Project, Source
from compiler.sources.reader import decode
from compiler.sources.scripts import read_script

LETTERS = ("mixed-letters", "split-letter", "look-alike-letter", "control-character", "wrong-type")
"""Faults whose repair changes no word: what stood hidden behind them is no reason to take it back."""


@dataclass(frozen=True, slots=True)
class Mended:
    """A repair that was made: what was wrong, and how it was repaired."""

    fault: Diagnostic
    fix: Fix


def mend(project: Project, files: Iterable[str]) -> list[Mended]:
    """Make the safe repairs of scripts, given by their paths from the project's root, until there are none.

    A repair stays only if its fault is gone, no other error came, and every text that could be read before means the
    same. Each file is written at once and whole, or not at all if somebody else has changed it meanwhile. Refused if a
    file can't be written.
    """
    live = LiveProject(project)
    paths = [project.root / file for file in files]
    return [each for path in paths if path.is_relative_to(project.scripts) for each in _Script(live, path).mend()]


class _Script:
    """One script that is being repaired."""

    def __init__(self, live: LiveProject, path: Path) -> None:
        self._live = live
        self._path = path
        self._raw = path.read_bytes()
        self._text = decode(self._raw, live.project.label(path)).text
        self._faults = self._put(self._text)

    def mend(self) -> list[Mended]:
        """Repair the script and write it; return what was done."""
        made = list(self._repairs())
        if not made or self._path.read_bytes() != self._raw:
            return []
        mark = BOM_UTF8 if self._raw.startswith(BOM_UTF8) else b""
        _write(self._live.project, self._path, mark + self._text.encode())
        return made

    def _repairs(self) -> Iterator[Mended]:
        """Make one repair after the other; after each the places of the rest are told anew."""
        again = True
        while again:
            again = False
            for fault in sorted(self._faults, key=lambda each: each.span):
                fix = next((each for each in fault.fixes if each.safe), None)
                if fix is not None and self._try(fault, fix):
                    yield Mended(fault, fix)
                    again = True
                    break

    def _try(self, fault: Diagnostic, fix: Fix) -> bool:
        """Make a repair; take it back, and say so, unless it made the script better and no text mean another thing."""
        before, meanings, hidden = self._faults, self._meanings(), self._refused(self._text)
        text = edited(self._text, fix)
        after = self._put(text)
        worse = not (hidden or fault.code in LETTERS) and not _errors(after) <= _errors(before)
        kept = not worse and _count(after, fault) < _count(before, fault)
        if kept and all(self._meanings().get(code) == meaning for code, meaning in meanings.items()):
            self._text, self._faults = text, after
            return True
        self._put(self._text)
        return False

    def _put(self, text: str) -> list[Diagnostic]:
        """Return what is wrong with the script if it reads so."""
        self._live.put(self._path, text)
        return self._live.faults(self._live.project.label(self._path))

    def _refused(self, text: str) -> bool:
        return bool(read_script(self._live.project, self._path, text).diagnostics)

    def _meanings(self) -> dict[str, CardText]:
        """Return what the card's texts mean, by language, as far as they can be read."""
        card = self._live.card(self._path)
        if card is None or self._refused(card.source.text):
            return {}
        texts = self._live.texts(card.game)
        found = {}
        for code, printing in card.printings.items():
            own = texts.own_name(code, printing.name, printing.forms)
            meaning = texts.read(code, printing.text, own, card.type == "spell").text
            if meaning is not None:
                found[code] = meaning
        return found


def edited(text: str, fix: Fix) -> str:
    """Return the text of a file with a fix made; all else stays byte for byte."""
    source = Source("", text)
    places = []
    for edit in fix.edits:
        assert isinstance(edit.span, Span)
        start = source.offset(edit.span.line, edit.span.column)
        places.append((start, source.offset(edit.span.end_line, edit.span.end_column), edit.text))
    for start, end, new in sorted(places, reverse=True):
        text = text[:start] + new + text[end:]
    return text


def _errors(faults: Iterable[Diagnostic]) -> Counter[tuple[str, str]]:
    """Count the errors of each kind; a warning may come to light when a text can be read."""
    return Counter(_kind(fault) for fault in faults if fault.severity is Severity.ERROR)


def _count(faults: Iterable[Diagnostic], like: Diagnostic) -> int:
    return sum(_kind(fault) == _kind(like) for fault in faults)


def _kind(fault: Diagnostic) -> tuple[str, str]:
    """What a fault is, wherever it stands."""
    return fault.code, repr(sorted(fault.args.items()))


def _write(project: Project, path: Path, raw: bytes) -> None:
    """Put a file in the place of another, whole, with the same rights; Refused if that can't be."""
    target = path.resolve()
    try:
        handle, name = tempfile.mkstemp(prefix=".fix-", dir=target.parent)
        try:
            with os.fdopen(handle, "wb") as stream:
                stream.write(raw)
            shutil.copymode(target, name)
            Path(name).replace(target)
        except OSError:
            Path(name).unlink()
            raise
    except OSError as error:
        label = project.label(path)
        raise Refused(
            make("output-unwritable", Span(label), path=label, reason=error.strerror or str(error))
        ) from None
