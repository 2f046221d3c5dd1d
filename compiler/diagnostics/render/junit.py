"""Diagnostics as a JUnit report: a test suite for each folder, a test case for each file."""

import re
from collections.abc import Iterable, Sequence
from pathlib import PurePosixPath
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from compiler.diagnostics.model import Diagnostic, Place, Severity, Span
from compiler.diagnostics.wording import Language

_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def render(diagnostics: Iterable[Diagnostic], language: Language, files: Iterable[str]) -> str:
    """Return the report: each checked file is a case, which fails if it has errors; warnings are its output."""
    faults: dict[str, list[Diagnostic]] = {file: [] for file in files}
    for each in diagnostics:
        faults.setdefault(each.span.file if isinstance(each.span, Span) else "", []).append(each)
    folders: dict[str, dict[str, list[Diagnostic]]] = {}
    for file, found in sorted(faults.items()):
        folders.setdefault(str(PurePosixPath(file).parent), {})[file] = found
    root = Element("testsuites", {"name": "cardscript check"} | _counts(faults.values()))
    for folder, cases in folders.items():
        suite = SubElement(root, "testsuite", {"name": _xml(folder)} | _counts(cases.values()))
        for file, found in cases.items():
            _case(suite, folder, file, found, language)
    indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + tostring(root, "unicode")


def _counts(cases: Iterable[Sequence[Diagnostic]]) -> dict[str, str]:
    failed = [any(each.severity is Severity.ERROR for each in found) for found in cases]
    return {"tests": str(len(failed)), "failures": str(sum(failed)), "errors": "0"}


def _case(suite: Element, folder: str, file: str, found: Sequence[Diagnostic], language: Language) -> None:
    case = SubElement(suite, "testcase", classname=_xml(folder), name=_xml(PurePosixPath(file).stem or "cardscript"))
    errors = [each for each in found if each.severity is Severity.ERROR]
    others = [each for each in found if each.severity is not Severity.ERROR]
    for each in errors:
        name = f"{each.entry.number} {each.code}"
        failure = SubElement(case, "failure", type=name, message=_xml(each.message(language)))
        failure.text = _xml(_told(each, language))
    if others:
        SubElement(case, "system-out").text = _xml("\n\n".join(_told(each, language) for each in others))


def _told(each: Diagnostic, language: Language) -> str:
    said: list[tuple[Place | None, str]] = [(each.span, each.message(language))]
    said += [(None, text) for text in each.advice(language)] + each.remarks(language)
    lines = [f"{span}: {text}" if isinstance(span, Span) and span.file else text for span, text in said]
    return "\n".join(lines)


def _xml(text: str) -> str:
    """Return text without the characters that XML has no way to write."""
    return _NOT_XML.sub("·", text)
