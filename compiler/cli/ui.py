"""The language of the messages, and talking to the user in it."""

import os
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from compiler.diagnostics import LANGUAGES, Diagnostic, Language, Severity, Wording

if TYPE_CHECKING:
    from compiler.diagnostics.render.text import Piece

ENVIRONMENT = "CARDSCRIPT_UI"
_language: ContextVar[Language] = ContextVar("language", default="en")


def language() -> Language:
    """Return the language of the messages of this run."""
    return _language.get()


def say(wording: Wording, **args: str | int) -> str:
    """Return a wording in the language of this run."""
    return wording.say(language(), args)


def speak(chosen: Language) -> None:
    """Set the language of this run."""
    _language.set(chosen)


def preferred(environment: Mapping[str, str]) -> Language:
    """Return the language that the environment asks for: its own variable first, then the locale."""
    wanted = environment.get(ENVIRONMENT, "").lower()
    for known in LANGUAGES:
        if wanted == known:
            return known
    names = (environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    first = next((name for name in names if name), "")
    return "ru" if first.lower().startswith(("ru", "russian")) else "en"


def tell(text: str) -> None:
    """Say something to the user; what a program reads goes to `answer`."""
    print(text, file=sys.stderr)


def answer(text: str) -> None:
    """Give the result of the command."""
    print(text)


def show(pieces: "Iterable[Piece]") -> None:
    """Give a result as styled text: coloured on a terminal, plain elsewhere."""
    from compiler.diagnostics.render.text import write_pieces

    write_pieces(list(pieces), sys.stdout)


def tell_pieces(pieces: "Iterable[Piece]") -> None:
    """Say something to the user in styled text: coloured on a terminal, plain elsewhere."""
    from compiler.diagnostics.render.text import write_pieces

    write_pieces(list(pieces), sys.stderr)


def show_python(code: str) -> None:
    """Give Python as a result: coloured on a terminal, plain elsewhere."""
    if not sys.stdout.isatty():
        print(code)
        return
    from rich.console import Console
    from rich.syntax import Syntax

    Console(soft_wrap=True).print(Syntax(code, "python", theme="ansi_dark", background_color="default"))


def show_table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Give a result as a table, whose first column holds numbers."""
    from rich import box
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(*columns, box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.columns[0].justify = "right"
    for row in rows:
        table.add_row(*map(Text, row))
    console = Console(file=sys.stdout, highlight=False)
    if not console.is_terminal:
        console.width = 120
    console.print(table)


def answer_json(data: object) -> None:
    """Give the result of the command as JSON, in plain ASCII where the output can't hold every letter."""
    import json

    unicode = (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
    print(json.dumps(data, ensure_ascii=not unicode, indent=2))


def answer_utf8(text: str) -> None:
    """Give the result of the command in UTF-8, which its form or its reader asks for."""
    sys.stdout.flush()
    binary = getattr(sys.stdout, "buffer", None)
    if binary is None:
        print(text)
    else:
        binary.write(f"{text}\n".encode("utf-8", "backslashreplace"))


def report(diagnostics: Iterable[Diagnostic], lines: Callable[[str], Sequence[str]] = lambda _: ()) -> bool:
    """Show diagnostics to the user; return whether one of them is an error."""
    from compiler.diagnostics.render import text

    found = list(diagnostics)
    text.write(found, language(), lines, sys.stderr)
    return any(diagnostic.severity is Severity.ERROR for diagnostic in found)


def lines_of(root: Path, texts: Mapping[str, str] | None = None) -> Callable[[str], Sequence[str]]:
    """Return what gives the lines of a file that a span names: of the project, the package, or given."""
    from compiler.sources.project import PACKAGED
    from compiler.sources.reader import LARGEST
    from compiler.sources.scalars import LINE_END

    @cache
    def lines(file: str) -> Sequence[str]:
        if texts and file in texts:
            return LINE_END.split(texts[file])
        packaged = file.startswith("<cardscript>/")
        path = PACKAGED / file.removeprefix("<cardscript>/") if packaged else root / file
        try:
            if not path.is_file():
                return ()
            with path.open("rb") as stream:
                raw = stream.read(LARGEST)
        except (OSError, ValueError):
            return ()
        return LINE_END.split(raw.decode("utf-8-sig", "replace"))

    return lines


def environment_language() -> Language:
    """Return the language that this process's environment asks for."""
    return preferred(os.environ)
