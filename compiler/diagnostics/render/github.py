"""Diagnostics as workflow commands, which GitHub shows beside the lines of a pull request."""

from collections.abc import Iterable, Iterator

from compiler.diagnostics.model import Diagnostic, Severity, Span
from compiler.diagnostics.render.text import visible
from compiler.diagnostics.wording import Language

_COMMANDS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "notice"}
_DATA = str.maketrans({"%": "%25", "\r": "%0D", "\n": "%0A"})
_PROPERTY = _DATA | str.maketrans({":": "%3A", ",": "%2C"})


def render(diagnostics: Iterable[Diagnostic], language: Language, folder: str = "") -> Iterator[str]:
    """Yield a line for each diagnostic; the end column is the last one covered, as GitHub counts.

    Files are named from the repository's root; ``folder`` is the way from there to the project.
    """
    for each in (diagnostic.located_below(folder) for diagnostic in diagnostics):
        said = [each.message(language), *each.advice(language), *(text for _, text in each.remarks(language))]
        properties = {"title": f"{each.entry.number} {each.code}"}
        if isinstance(each.span, Span) and each.span.file:
            properties = _place(each.span) | properties
        listed = ",".join(f"{name}={value.translate(_PROPERTY)}" for name, value in properties.items())
        text = "\n".join(map(visible, said)).translate(_DATA)
        yield f"::{_COMMANDS[each.severity]} {listed}::{text}"


def _place(span: Span) -> dict[str, str]:
    place = {"file": span.file, "line": str(span.line), "endLine": str(max(span.line, span.end_line))}
    if span.line == span.end_line:
        place |= {"col": str(span.column), "endColumn": str(max(span.column, span.end_column - 1))}
    return place
