"""Diagnostics as SARIF 2.1.0, which code hosts show beside the changed lines."""

import hashlib
from collections.abc import Iterable, Mapping
from importlib.metadata import version
from typing import Any
from urllib.parse import quote

from compiler.diagnostics.codes import Code
from compiler.diagnostics.model import Diagnostic, Fix, Severity, Span
from compiler.diagnostics.wording import Language

SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
_LEVELS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "note"}
_PACKAGED = "<cardscript>/"


def render(diagnostics: Iterable[Diagnostic], language: Language, folder: str = "") -> dict[str, Any]:
    """Return all diagnostics as a SARIF log of one run.

    Files are named from the repository's root; ``folder`` is the way from there to the project.
    """
    found = [each.located_below(folder) for each in diagnostics]
    codes = sorted({each.entry.number: each.entry for each in found}.items())
    numbers = [number for number, _ in codes]
    run = {
        "tool": {
            "driver": {
                "name": "cardscript",
                "version": version("cardscript"),
                "language": language,
                "rules": [_rule(code, language) for _, code in codes],
            }
        },
        "columnKind": "unicodeCodePoints",
        "results": [_result(each, numbers.index(each.entry.number), language) for each in found],
    }
    return {"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}


def _rule(code: Code, language: Language) -> dict[str, Any]:
    words = code.name.split("-")
    return {
        "id": code.number,
        "name": "".join(word.capitalize() for word in words),
        "shortDescription": {"text": code.name},
        "fullDescription": {"text": code.why.say(language, {})},
        "help": {"text": f"cardscript explain {code.number}"},
        "defaultConfiguration": {"level": _LEVELS[Severity(code.severity)]},
    }


def _result(diagnostic: Diagnostic, rule: int, language: Language) -> dict[str, Any]:
    said = [diagnostic.message(language), *diagnostic.advice(language)]
    said += [text for span, text in diagnostic.remarks(language) if not isinstance(span, Span)]
    elsewhere = [(span, text) for span, text in diagnostic.remarks(language) if isinstance(span, Span)]
    result: dict[str, Any] = {
        "ruleId": diagnostic.entry.number,
        "ruleIndex": rule,
        "level": _LEVELS[diagnostic.severity],
        "message": {"text": "\n".join(said)},
        "locations": [_location(span) for span in [diagnostic.span] if isinstance(span, Span) and span.file],
        "partialFingerprints": {"fault/v1": _fingerprint(diagnostic)},
    }
    if elsewhere:
        result["relatedLocations"] = [_location(span) | {"message": {"text": text}} for span, text in elsewhere]
    if diagnostic.fixes:
        titles = diagnostic.titles(language)
        result["fixes"] = [_fix(fix, title) for fix, title in zip(diagnostic.fixes, titles, strict=True)]
    return result


def _fingerprint(diagnostic: Diagnostic) -> str:
    """Return what stays the same while lines above move: the fault, its words and its file."""
    file = diagnostic.span.file if isinstance(diagnostic.span, Span) else ""
    parts = [diagnostic.code, file, *(f"{name}={value}" for name, value in sorted(diagnostic.args.items()))]
    return hashlib.sha256("\n".join(parts).encode("utf-8", "surrogatepass")).hexdigest()[:32]


def _location(span: Span) -> dict[str, Any]:
    return {"physicalLocation": {"artifactLocation": _artifact(span.file), "region": _region(span)}}


def _artifact(file: str) -> dict[str, Any]:
    if file.startswith(_PACKAGED):
        return {"uri": f"cardscript:{quote(file.removeprefix(_PACKAGED))}"}
    return {"uri": quote(file), "uriBaseId": "%SRCROOT%"}


def _region(span: Span) -> dict[str, Any]:
    return {
        "startLine": span.line,
        "startColumn": span.column,
        "endLine": max(span.line, span.end_line),
        "endColumn": span.end_column,
    }


def _fix(fix: Fix, title: str) -> dict[str, Any]:
    changes: dict[str, list[Mapping[str, Any]]] = {}
    for edit in fix.edits:
        if isinstance(edit.span, Span):
            replacement = {"deletedRegion": _region(edit.span), "insertedContent": {"text": edit.text}}
            changes.setdefault(edit.span.file, []).append(replacement)
    return {
        "description": {"text": title},
        "artifactChanges": [
            {"artifactLocation": _artifact(file), "replacements": edits} for file, edits in changes.items()
        ],
    }
