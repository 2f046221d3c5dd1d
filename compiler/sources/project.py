"""A project on disk: where its scripts and its output are, and which games it holds."""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from compiler.diagnostics import Refused, Span, make, suggestions
from compiler.sources.reader import read_file
from compiler.sources.validation import ID, shown

SETTINGS = ("cardscript.toml", "pyproject.toml")
PACKAGED = Path(__file__).resolve().parents[2] / "cardscripts"
"""The scripts that come with the installed package: the keywords of the games."""


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


def find_project(start: Path) -> Project:
    """Return the project that the folder lies in, looking upwards.

    Refused if there is none or its settings are wrong.
    """
    start = start.resolve()
    for folder in (start, *start.parents):
        for name in SETTINGS:
            settings = _settings(folder, name)
            if settings is not None:
                return _project(folder, folder / name, settings)
    raise Refused(make("no-project", Span(str(start))))


def _settings(folder: Path, name: str) -> dict[str, Any] | None:
    path = folder / name
    if not path.is_file():
        return None
    source = read_file(path, name)
    try:
        read = tomllib.loads(source.text)
    except tomllib.TOMLDecodeError as error:
        if name == "pyproject.toml" and "[tool.cardscript" not in source.text:
            return None
        raise Refused(make("malformed-settings", _toml_place(name, str(error)), problem=str(error))) from None
    found = read.get("tool", {}).get("cardscript") if name == "pyproject.toml" else read
    return found if isinstance(found, dict) else None


def _toml_place(file: str, problem: str) -> Span:
    place = re.search(r"line (\d+), column (\d+)", problem)
    line, column = (int(place[1]), int(place[2])) if place else (1, 1)
    return Span(file, line, column, line, column)


def _project(root: Path, file: Path, settings: Mapping[str, Any]) -> Project:
    known = ("scripts", "output", "games")
    span = Span(file.name)
    for name in settings:
        if name not in known:
            fault = make("unknown-setting", span, setting=shown(name))
            raise Refused(fault.suggesting(*suggestions(name, known)))
    games = settings.get("games")
    if not isinstance(games, dict) or not games:
        raise Refused(make("wrong-setting", span, setting="games", value=shown(games)))
    return Project(
        root,
        _folder(root, span, "scripts", settings.get("scripts", "cardscripts")),
        _folder(root, span, "output", settings.get("output", "generated")),
        {name: _game(span, name, game) for name, game in games.items()},
    )


def _folder(root: Path, span: Span, setting: str, value: object) -> Path:
    """Return a folder strictly inside the project: its files are read, or replaced."""
    if isinstance(value, str) and value and "\0" not in value:
        folder = (root / value).resolve()
        if folder != root and folder.is_relative_to(root):
            return folder
    raise Refused(make("wrong-setting", span, setting=setting, value=shown(value)))


def _game(span: Span, name: str, settings: object) -> GameSettings:
    if not re.fullmatch(ID, name) or not isinstance(settings, dict):
        raise Refused(make("wrong-setting", span, setting=f"games.{shown(name)}", value=shown(settings)))
    known = [field.name for field in fields(GameSettings)]
    for setting, value in settings.items():
        where = f"games.{name}.{shown(setting)}"
        if setting not in known:
            raise Refused(make("unknown-setting", span, setting=where))
        if not isinstance(value, str) or not re.fullmatch(ID, value):
            raise Refused(make("wrong-setting", span, setting=where, value=shown(value)))
    return GameSettings(**settings)
