"""The types of a diagnostic: data first, text second."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, Self

from compiler.diagnostics.codes import EXTRAS, Code, code
from compiler.diagnostics.wording import Argument, Language, Wording


class Severity(StrEnum):
    """How much a diagnostic matters; only errors refuse a card."""

    ERROR = "error"
    WARNING = "warning"
    INFO = "info"


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """A range of a file: lines and columns from 1, in characters; the end is just after the last one."""

    file: str
    line: int = 1
    column: int = 1
    end_line: int = 1
    end_column: int = 1

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"

    def to_json(self) -> dict[str, Any]:
        """Return the span as plain data."""
        return {
            "file": self.file,
            "line": self.line,
            "column": self.column,
            "end_line": self.end_line,
            "end_column": self.end_column,
        }


@dataclass(frozen=True, slots=True, order=True)
class TextSpan:
    """A range of one card text: offsets in characters from 0, the end excluded."""

    start: int
    end: int

    def to_json(self) -> dict[str, Any]:
        """Return the span as plain data."""
        return {"start": self.start, "end": self.end}


Place = Span | TextSpan
"""The language core speaks of card texts; `Diagnostic.located` turns that into places in files."""


@dataclass(frozen=True, slots=True)
class Note:
    """A further sentence (a name in the code's `extras` or in `EXTRAS`), perhaps about another place."""

    name: str
    args: Mapping[str, Argument] = field(default_factory=dict)
    span: Place | None = None


@dataclass(frozen=True, slots=True)
class Edit:
    """Replace what the span covers by the text."""

    span: Place
    text: str


@dataclass(frozen=True, slots=True)
class Fix:
    """Edits that repair the fault, made all or none; a safe one can't change what the card means.

    `title` is a sentence like a note's: what is done, for a menu or a report. The edits do not overlap;
    of a `Diagnostic` with its places in files each span is of the file, and each text what to write there.
    """

    title: Note
    edits: tuple[Edit, ...]
    safe: bool = False


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One fault: its code and arguments as data, where it is, and what may help."""

    code: str
    args: Mapping[str, Argument]
    span: Place
    notes: tuple[Note, ...] = ()
    help: tuple[Note, ...] = ()
    fixes: tuple[Fix, ...] = ()
    severity: Severity = Severity.ERROR

    @property
    def entry(self) -> Code:
        """Everything that the table says about this kind of fault."""
        return code(self.code)

    def message(self, language: Language) -> str:
        """Say what is wrong, in one line."""
        return self.entry.message.say(language, self.args)

    def advice(self, language: Language) -> list[str]:
        """Say what may help: suggestions first, then what the code advises."""
        said = [self._sentence(note).say(language, note.args) for note in self.help]
        if self.entry.help:
            said.append(self.entry.help.say(language, self.args))
        return said

    def remarks(self, language: Language) -> list[tuple[Place | None, str]]:
        """Return the notes: where (if elsewhere) and what."""
        return [(note.span, self._sentence(note).say(language, note.args)) for note in self.notes]

    def titles(self, language: Language) -> list[str]:
        """Say what each of the fixes does, in the order of the fixes."""
        return [self._sentence(fix.title).say(language, fix.title.args) for fix in self.fixes]

    def noting(self, name: str, span: Place | None = None, **args: Argument) -> Self:
        """Return the diagnostic with one more note."""
        self._sentence(Note(name))
        return replace(self, notes=(*self.notes, Note(name, args, span)))

    def helping(self, name: str, **args: Argument) -> Self:
        """Return the diagnostic with one more advice."""
        self._sentence(Note(name))
        return replace(self, help=(*self.help, Note(name, args)))

    def suggesting(self, *words: str) -> Self:
        """Return the diagnostic with "did you mean …", or itself if there are no words."""
        return self.helping("did-you-mean", words=words[:4]) if words else self

    def fixing(self, *edits: Edit, safe: bool = False, title: str = "", **args: Argument) -> Self:
        """Return the diagnostic with a fix; its title tells the first edit if no other sentence is named."""
        told = Note(title, args) if title else _told(edits[0])
        self._sentence(told)
        return replace(self, fixes=(*self.fixes, Fix(told, edits, safe)))

    def located(self, locate: Callable[[TextSpan], Span], write: Callable[[str], str] = str) -> Self:
        """Return the diagnostic with every place in the card text turned into a place in the file.

        `write` says how a piece of the card text is written in the file.
        """

        def place(span: Place) -> Place:
            return locate(span) if isinstance(span, TextSpan) else span

        def edit(one: Edit) -> Edit:
            return Edit(locate(one.span), write(one.text)) if isinstance(one.span, TextSpan) else one

        return self._placed(place, edit)

    def located_below(self, folder: str) -> Self:
        """Return the diagnostic with its files, but for the package's own, named from above the project's folder."""
        if not folder:
            return self

        def place(span: Place) -> Place:
            if isinstance(span, TextSpan) or not span.file or span.file.startswith("<"):
                return span
            return replace(span, file=f"{folder}/{span.file}")

        return self._placed(place, lambda one: Edit(place(one.span), one.text))

    def _placed(self, place: Callable[[Place], Place], edit: Callable[[Edit], Edit]) -> Self:
        return replace(
            self,
            span=place(self.span),
            notes=tuple(replace(n, span=n.span and place(n.span)) for n in self.notes),
            fixes=tuple(replace(fix, edits=tuple(map(edit, fix.edits))) for fix in self.fixes),
        )

    def _sentence(self, note: Note) -> Wording:
        extras = self.entry.extras
        return extras[note.name] if note.name in extras else EXTRAS[note.name]


def _told(edit: Edit) -> Note:
    return Note("write", {"text": edit.text}) if edit.text else Note("delete")


def make(name: str, span: Place, **args: Argument) -> Diagnostic:
    """Return a diagnostic of the code of that name.

    The severity is the code's. KeyError if the table has no such code: that is a mistake of the program.
    """
    return Diagnostic(name, args, span, severity=Severity(code(name).severity))


class Refused(Exception):
    """Something can't be used; says why in diagnostics."""

    def __init__(self, *diagnostics: Diagnostic) -> None:
        super().__init__(", ".join(diagnostic.code for diagnostic in diagnostics))
        self.diagnostics = diagnostics
