"""What several commands are given: a text with what has to be known to read it, and paths of the project."""

import re
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import click

from compiler.cli.ui import lines_of, report
from compiler.cli.words import COMMAND_LINE, Misuse, OneOf, Option, bad_argument
from compiler.diagnostics import LANGUAGES, Diagnostic, Language, Refused, Span, TextSpan, Wording, make
from compiler.games import GAMES

if TYPE_CHECKING:
    from compiler.pipeline import Compilation
    from compiler.sources import Project

TYPES = tuple(dict.fromkeys(kind for game in GAMES.values() for kind in game.types))
TEXT = "<text>"
"""The name, in messages, of a text that was given on the command line."""

_LANG = Wording("Language of the text; else told by its letters.", "Язык текста; иначе узнаётся по буквам.")
_GAME = Wording("Game of the card.", "Игра, к которой относится карта.")
_TYPE = Wording("Type of the card.", "Тип карты.")
_NAME = Wording("Name of the card, for texts that say it.", "Имя карты, если текст его называет.")


@dataclass(frozen=True, slots=True)
class GivenText:
    """A card text from the command line."""

    text: str
    language: Language
    game: str
    type: str
    name: str | None

    def report(self, found: Iterable[Diagnostic]) -> bool:
        """Show what is wrong with the text; return whether one of it is an error."""
        from compiler.sources import Source

        source = Source(TEXT, self.text)

        def locate(span: TextSpan) -> Span:
            return source.between(span.start, span.end, cut=False)

        return report([each.located(locate) for each in found], lines_of(Path(), {TEXT: self.text}))


def text_params() -> list[click.Parameter]:
    """Return the parameters of a command that reads one card text; `given_text` takes their values."""
    return [
        click.Argument(["text"], metavar="[TEXT|-]", default="-"),
        Option(["--lang"], type=OneOf(*LANGUAGES), wording=_LANG),
        Option(["--game"], type=OneOf(*GAMES), default=next(iter(GAMES)), wording=_GAME),
        Option(["--type", "kind"], type=OneOf(*TYPES), default="creature", wording=_TYPE),
        Option(["--name"], metavar="NAME", wording=_NAME),
    ]


def given_text(text: str, lang: Language | None, game: str, kind: str, name: str | None) -> GivenText:
    """Return the text with its language; `-` is read from the standard input."""
    if text == "-":
        from compiler.sources.reader import decode

        text = decode(sys.stdin.buffer.read(), TEXT).text
    language: Language = lang or ("ru" if re.search("[а-яё]", text, re.IGNORECASE) else "en")
    return GivenText(text, language, game, kind, name)


def here() -> "Project":
    """Return the project of the folder in which the command was called."""
    from compiler.sources import find_project

    return find_project(Path())


def surroundings(game: str) -> "Compilation | None":
    """Return the project around, for its names, or None outside of a project with the game."""
    from compiler import pipeline

    try:
        project = here()
    except Refused:
        return None
    return pipeline.load(project) if game in project.games else None


def game_of(project: "Project", wanted: str | None) -> str:
    """Return the game that is meant: the one named, else the first of the project; Misuse if it has none of it."""
    if wanted is not None and wanted not in project.games:
        raise Misuse(bad_argument("--game", wanted, list(project.games)))
    return wanted or next(iter(project.games))


def script_paths(project: "Project", paths: Iterable[str]) -> list[Path]:
    """Return absolute paths below the project's scripts; Misuse if one is elsewhere or not there."""
    found = []
    for path in paths:
        absolute = Path(path).resolve()
        if not absolute.exists() or not absolute.is_relative_to(project.scripts):
            raise Misuse(make("path-not-in-project", COMMAND_LINE, path=path))
        found.append(absolute)
    return found


@dataclass(frozen=True, slots=True)
class Below:
    """Whether a file is one of the paths or below one; no paths mean all."""

    project: "Project"
    paths: Sequence[Path]

    def __call__(self, file: str) -> bool:
        return not self.paths or any((self.project.root / file).is_relative_to(path) for path in self.paths)
