"""A project on disk: where its scripts and its output are, and which games it holds."""

import os
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from compiler.diagnostics import Diagnostic, Refused, Span, make, suggestions
from compiler.sources.reader import read_file
from compiler.sources.source import Source
from compiler.sources.validation import ID, shown

SETTINGS = ("cardscript.toml", "pyproject.toml")
PACKAGED = Path(__file__).resolve().parents[2] / "cardscripts"
"""The scripts that come with the installed package: the keywords of the games."""
GAMES = Path(__file__).resolve().parents[1] / "games"
"""A folder for each game that the compiler knows."""


@dataclass(frozen=True, slots=True)
class GameSettings:
    """What a project says about one of its games."""

    edition: str = "current"


@dataclass(frozen=True, slots=True)
class Project:
    """A folder with settings; all paths are absolute."""

    root: Path
    scripts: Path
    output: Path
    games: Mapping[str, GameSettings]

    @property
    def cache(self) -> Path:
        """The folder for what may be forgotten at any time."""
        return self.root / ".cardscript"

    def label(self, path: Path) -> str:
        """Return how messages call a file: its path from the root, with what can't be printed replaced."""
        shown_path = path.relative_to(self.root) if path.is_relative_to(self.root) else path
        return shown_path.as_posix().encode("utf-8", "replace").decode()

    def contains(self, path: Path) -> bool:
        """Return whether a path, with its links followed, lies in the project."""
        return path.resolve().is_relative_to(self.root)


def user_cache() -> Path | None:
    """Return the folder for what may be kept between runs outside of any project, or None if there is no home."""
    try:
        return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "cardscript"
    except RuntimeError:
        return None


def find_project(start: Path) -> Project:
    """Return the project that the folder lies in, looking upwards.

    Refused if there is none or its settings are wrong.
    """
    start = start.resolve()
    for folder in (start, *start.parents):
        for name in SETTINGS:
            if (folder / name).is_file():
                source = read_file(folder / name, os.path.relpath(folder / name))
                settings = _settings(source, name)
                if settings is not None:
                    return _project(folder, source, settings)
    raise Refused(make("no-project", Span(str(start))))


def _settings(source: Source, name: str) -> dict[str, Any] | None:
    """Return the settings in a file, or None if it is a `pyproject.toml` of something else."""
    in_table = name == "pyproject.toml"
    try:
        read = tomllib.loads(source.text)
    except tomllib.TOMLDecodeError as error:
        if in_table and "[tool.cardscript" not in source.text:
            return None
        raise Refused(make("malformed-settings", _toml_place(source, str(error)), problem=str(error))) from None
    tools = read.get("tool") if in_table else {"cardscript": read}
    found = tools.get("cardscript") if isinstance(tools, dict) else None
    return found if isinstance(found, dict) else None


def _toml_place(source: Source, problem: str) -> Span:
    place = re.search(r"line (\d+), column (\d+)", problem)
    line, column = (int(place[1]), int(place[2])) if place else (1, 1)
    return Span(source.file, line, column, line, column + 1)


def _wrong(source: Source, setting: str, value: object) -> Diagnostic:
    return make("wrong-setting", _place(source, setting), setting=shown(setting), value=shown(value))


def _unknown(source: Source, setting: str, known: Sequence[str]) -> Refused:
    fault = make("unknown-setting", _place(source, setting), setting=shown(setting))
    return Refused(fault.suggesting(*suggestions(setting.rpartition(".")[2], known)))


def _place(source: Source, setting: str) -> Span:
    """Return where a setting is written, as well as that can be told without the places of a TOML file."""
    word = re.search(rf"(?<![\w-]){re.escape(setting.rpartition('.')[2])}(?![\w-])", source.text)
    return source.between(*word.span()) if word else Span(source.file)


def _project(root: Path, source: Source, settings: Mapping[str, Any]) -> Project:
    known = ("scripts", "output", "games")
    for name in settings:
        if name not in known:
            raise _unknown(source, name, known)
    games = settings.get("games")
    if not isinstance(games, dict) or not games:
        raise Refused(_wrong(source, "games", games))
    return Project(
        root,
        _folder(root, source, "scripts", settings.get("scripts", "cardscripts")),
        _folder(root, source, "output", settings.get("output", "generated")),
        {name: _game(source, name, game) for name, game in games.items()},
    )


def known_editions(game: str, wanted: str) -> tuple[str, ...]:
    """Return the editions of a game's rules; the one in force is told without asking the rules code."""
    in_force = GameSettings().edition
    if wanted == in_force:
        return (in_force,)
    from compiler.rules.editions import edition_ids  # it reads the rules code, which takes a while

    return edition_ids(game)


def _folder(root: Path, source: Source, setting: str, value: object) -> Path:
    """Return a folder strictly inside the project: its files are read, or replaced."""
    if isinstance(value, str) and value and "\0" not in value:
        folder = (root / value).resolve()
        if folder != root and folder.is_relative_to(root):
            return folder
    raise Refused(_wrong(source, setting, value))


def _game(source: Source, name: str, settings: object) -> GameSettings:
    known_games = sorted(path.parent.name for path in GAMES.glob("*/game.py"))
    if name not in known_games:
        raise _unknown(source, f"games.{name}", known_games)
    if not isinstance(settings, dict):
        raise Refused(_wrong(source, f"games.{name}", settings))
    known = [field.name for field in fields(GameSettings)]
    for setting, value in settings.items():
        if setting not in known:
            raise _unknown(source, f"games.{name}.{setting}", known)
        if not isinstance(value, str) or not re.fullmatch(ID, value):
            raise Refused(_wrong(source, f"games.{name}.{setting}", value))
        known_here = known_editions(name, value)
        if value not in known_here:
            fault = make("unknown-edition", _place(source, f"games.{name}.{setting}"), value=value)
            raise Refused(fault.suggesting(*suggestions(value, known_here)))
    return GameSettings(**settings)
