"""One `Diagnostic`, the table of its codes and its renderers; what is wrong is found elsewhere.

from compiler import diagnostics
diagnostics.make("unknown-field", span, field="elemnts").suggesting("elements")
"""

from compiler.diagnostics.codes import Code, Examples, Wording, by_number, code, every_code
from compiler.diagnostics.model import (
    Diagnostic,
    Edit,
    Fix,
    Note,
    Place,
    Refused,
    Severity,
    Span,
    TextSpan,
    make,
)
from compiler.diagnostics.suggest import suggestions
from compiler.diagnostics.wording import LANGUAGES, Language

__all__ = [
    "LANGUAGES",
    "Code",
    "Diagnostic",
    "Edit",
    "Examples",
    "Fix",
    "Language",
    "Note",
    "Place",
    "Refused",
    "Severity",
    "Span",
    "TextSpan",
    "Wording",
    "by_number",
    "code",
    "every_code",
    "make",
    "suggestions",
]
