"""Diagnostics for a program."""

from collections.abc import Iterable
from typing import Any

from compiler.diagnostics.model import Diagnostic, Place
from compiler.diagnostics.wording import Language


def render(diagnostics: Iterable[Diagnostic], language: Language) -> dict[str, Any]:
    """Return all diagnostics as JSON data: `{"diagnostics": […], "errors": n, "warnings": n}`."""
    found = list(diagnostics)
    counts = {f"{word}s": sum(d.severity == word for d in found) for word in ("error", "warning")}
    return {"diagnostics": [_one(diagnostic, language) for diagnostic in found], **counts}


def _one(diagnostic: Diagnostic, language: Language) -> dict[str, Any]:
    return {
        "code": diagnostic.entry.number,
        "name": diagnostic.code,
        "severity": diagnostic.severity.value,
        "message": diagnostic.message(language),
        "args": dict(diagnostic.args),
        "span": _place(diagnostic.span),
        "notes": [{"message": text, "span": _place(span)} for span, text in diagnostic.remarks(language)],
        "help": diagnostic.advice(language),
        "fixes": [
            {"title": title, "safe": fix.safe, "edits": [{"span": _place(e.span), "text": e.text} for e in fix.edits]}
            for title, fix in zip(diagnostic.titles(language), diagnostic.fixes, strict=True)
        ],
    }


def _place(span: Place | None) -> dict[str, Any] | None:
    return span.to_json() if span else None
