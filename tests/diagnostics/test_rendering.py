"""What a person and a program get to see: each file in `rendered` holds one fault in every form."""

import json
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest

from compiler.diagnostics import LANGUAGES, Diagnostic, Span, make
from compiler.diagnostics.render import json as as_json
from compiler.diagnostics.render import text

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
    "suggestion": make("unknown-value", at(2, 12, 8), field="elements", value="drakness").suggesting("darkness"),
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
    expect(FOLDER / f"{name}.txt", shown.getvalue())


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
