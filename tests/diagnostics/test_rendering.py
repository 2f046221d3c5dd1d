"""What a person and a program get to see: each file in `rendered` holds one fault in every form."""

import json
import re
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft7Validator
from lxml import etree

from compiler.diagnostics import LANGUAGES, Diagnostic, Edit, Language, Span, make
from compiler.diagnostics.render import github, junit, sarif, text
from compiler.diagnostics.render import json as as_json

SCHEMAS = Path(__file__).with_name("schemas")
FOLDER = Path(__file__).with_name("rendered")
FILE = [
    "id: alp",
    "elements: [drakness]",
    "strike: 3",
    "strike: 4",
    "name: " + "long " * 60 + "end",
    "名前: \x1b[31mx",
]


def lines(_file: str) -> list[str]:
    """Return the lines of the only file."""
    return FILE


def at(line: int, column: int, length: int, end_line: int = 0) -> Span:
    """Return a span of the only file."""
    return Span("heroes/alp.yaml", line, column, end_line or line, column + length)


CASES: dict[str, Diagnostic] = {
    "suggestion": make("unknown-value", at(2, 12, 8), field="elements", value="drakness")
    .suggesting("darkness")
    .fixing(Edit(at(2, 12, 8), "darkness"), safe=True),
    "elsewhere": make("duplicate-field", at(4, 1, 6), field="strike").noting("first", at(3, 1, 6)),
    "several-lines": make("malformed-yaml", at(2, 11, -6, 4), problem="did not find expected ',' or ']'"),
    "to-the-next-line": make("empty-value", at(2, 1, 0, 3), field="elements"),
    "long-line": make("text-too-long", at(5, 290, 10), field="name", length=303, limit=80),
    "wide-and-unseen": make("control-character", at(6, 5, 1), character="U+001B"),
    "no-such-line": make("file-unreadable", Span("gone.yaml", 99), reason="No such file"),
    "no-file": make("unknown-command", Span(""), command="chek\x1b[2J"),
}


@pytest.mark.parametrize("name", CASES)
def test_rendered(name: str, expect: Callable[[Path, str], None]) -> None:
    shown = StringIO()
    for language in LANGUAGES:
        text.write([CASES[name]], language, lines, shown)
    data = as_json.render([CASES[name]], "en")
    shown.write(json.dumps(data, indent=2, ensure_ascii=False) + "\n")
    shown.writelines(f"{line}\n" for line in github.render([CASES[name]], "ru", "cards"))
    expect(FOLDER / f"{name}.txt", shown.getvalue())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", ["", "cards/of 2026"])
def test_sarif_is_what_its_schema_says(language: Language, folder: str, expect: Callable[[Path, str], None]) -> None:
    log = sarif.render(CASES.values(), language, folder)
    schema = json.loads((SCHEMAS / "sarif-2.1.0-rtm.5.json").read_text("utf-8"))
    Draft7Validator(schema).validate(log)
    if folder:
        shown = re.sub('"version": "0[^"]*"', '"version": "…"', json.dumps(log, indent=2, ensure_ascii=False))
        expect(Path(__file__).with_name("reports") / f"{language}.sarif", shown + "\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_junit_is_what_its_schema_says(language: Language, expect: Callable[[Path, str], None]) -> None:
    written = junit.render(CASES.values(), language, ["heroes/alp.yaml", "heroes/bat.yaml", "other/cat.yaml"])
    schema = etree.XMLSchema(etree.parse(SCHEMAS / "junit-10.xsd"))
    schema.assertValid(etree.fromstring(written.encode()))
    expect(Path(__file__).with_name("reports") / f"{language}.junit.xml", written + "\n")


@given(st.text(), st.text())
def test_no_text_breaks_a_report(field: str, value: str) -> None:
    fault = make("unknown-value", at(2, 12, 8), field=field, value=value).suggesting(value)
    etree.fromstring(junit.render([fault], "en", [value]).encode("utf-8", "surrogatepass"))
    (line,) = github.render([fault], "en")
    assert "\n" not in line
    assert "\r" not in line
    assert line.startswith("::error ")
    json.dumps(sarif.render([fault], "en"))


def test_every_expected_file_has_a_case() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(CASES)


def test_nothing_commands_the_terminal() -> None:
    for case in CASES.values():
        shown = "".join(piece for pieces in text.render([case], "en", lines) for piece, _ in pieces)
        assert "\x1b" not in shown


class Terminal(StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        """Say so."""
        return True


def test_a_terminal_gets_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    shown = Terminal()
    text.write([CASES["suggestion"]], "en", lines, shown)
    assert "\x1b[1;31merror[CS204]" in shown.getvalue()
