"""Where the scripts of a project lie: every file that may be one, in order, and what its path says about it."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from os import stat_result
from pathlib import Path
from typing import NamedTuple

from compiler.diagnostics import Diagnostic, Span, make
from compiler.sources.project import PACKAGED, Project
from compiler.sources.source import Source
from compiler.sources.validation import ID, shown, wrong_id

SUFFIX = ".yaml"
RECORDS = "translations.txt"
"""The file of a game's folder that says which original each translation was made from."""
_PACKAGE = "<cardscript>"
_UNSEEN = stat_result((0,) * 10)
_WELL_FORMED = re.compile(ID).fullmatch


class Place(NamedTuple):
    """A script by its path, and what that says: its label in messages, its kind, its game and set.

    ``status`` is the file's when its folder was read.
    """

    path: str
    label: str
    kind: str
    game: str
    set: str
    id: str
    status: stat_result

    @property
    def packaged(self) -> bool:
        """Whether the script comes with the package and not with the project."""
        return self.label.startswith(_PACKAGE)


def find_places(project: Project) -> tuple[list[Place], list[Diagnostic]]:
    """Return the scripts of the project in order, then the package's keywords; and what lies there wrongly."""
    walk = _Walk(project)
    walk.into(str(project.scripts), project.label(project.scripts), ())
    return [*walk.places, *_packaged(project)], walk.faults


def place_of(project: Project, path: Path) -> Place | None:
    """Return the place of a script that may not be written yet, or None if none can have such a path."""
    if not path.is_relative_to(project.scripts) or path.suffix != SUFFIX:
        return None
    parts = path.relative_to(project.scripts).parts
    kind, game, set_id = _role(project, parts[:-1])
    identity, what = _told_by_name(path.stem, kind, set_id)
    return Place(str(path), project.label(path), what, game, set_id, identity, _UNSEEN) if what else None


class _Walk:
    """A walk through the folders of scripts, in the order of their names."""

    def __init__(self, project: Project) -> None:
        self._project = project
        self.places: list[Place] = []
        self.faults: list[Diagnostic] = []

    def into(self, folder: str, label: str, parts: tuple[str, ...]) -> None:
        """Look at a folder and those below, but not at hidden files, notes (`.md`) or editors' copies (`~`)."""
        try:
            entries = sorted(os.scandir(folder), key=_name)
        except OSError as error:
            self.faults.append(make("file-unreadable", Span(label), reason=error.strerror or str(error)))
            return
        kind, game, set_id = _role(self._project, parts)
        for entry in entries:
            name = entry.name
            if name[0] == "." or name.endswith(("~", ".md")) or name == "__pycache__":
                continue
            here = f"{label}/{name if name.isascii() else name.encode('utf-8', 'replace').decode()}"
            plain = entry.is_file(follow_symlinks=False)
            if not plain and not self._is_file(entry, here, (*parts, name)):
                continue
            if name == RECORDS and len(parts) == 1 and parts[0] in self._project.games:
                continue
            stem = name[: -len(SUFFIX)]
            identity, what = _told_by_name(stem, kind, set_id)
            if not name.endswith(SUFFIX) or not what or not _WELL_FORMED(identity):
                self.faults.append(_misplaced(name, here, what, identity))
            else:
                status = entry.stat(follow_symlinks=not plain and entry.is_file())
                self.places.append(Place(entry.path, here, what, game, set_id, identity, status))

    def _is_file(self, entry: os.DirEntry[str], label: str, parts: tuple[str, ...]) -> bool:
        """Whether it is a file that can be looked at; a folder is gone into."""
        link = entry.is_symlink()
        if link and (entry.is_dir() or not self._project.contains(Path(entry.path))):
            self.faults.append(make("outside-project", Span(label)))
        elif entry.is_dir():
            self.into(entry.path, label, parts)
        elif link or entry.is_file():
            return True
        else:
            self.faults.append(make("file-unreadable", Span(label), reason="special"))
        return False


def _role(project: Project, parts: tuple[str, ...]) -> tuple[str, str, str]:
    """Return of what kind the files in a folder are (none if they can't be any), and of which game and set."""
    if len(parts) < 2 or parts[0] not in project.games:
        return "", "", ""
    game, folder, *rest = parts
    if "scenarios" in parts[1:]:
        return "scenario", game, ""
    if folder == "keywords":
        return "" if rest else "keyword", game, ""
    if not rest:
        return "card", game, folder
    return "deck" if rest == ["decks"] else "", game, folder


def _told_by_name(stem: str, kind: str, set_id: str) -> tuple[str, str]:
    """Return the id that a file must have, and its kind."""
    return (set_id, "set") if kind == "card" and stem == "set" else (stem, kind)


def _name(entry: os.DirEntry[str]) -> str:
    return entry.name


def _misplaced(name: str, label: str, kind: str, identity: str) -> Diagnostic:
    if not name.endswith(SUFFIX):
        return make("wrong-suffix", Span(label), suffix=shown(Path(name).suffix))
    if not kind:
        return make("misplaced-file", Span(label), path=shown(label))
    return wrong_id(identity, Source(label, ""), ())


def _packaged(project: Project) -> Iterator[Place]:
    """Yield the keywords that come with the package; a project's own file of the same name stands for one of them."""
    for game in sorted(project.games):
        for place in packaged_places(game):
            if not (project.scripts / Path(place.path).relative_to(PACKAGED)).exists():
                yield place


def packaged_places(game: str) -> Iterator[Place]:
    """Yield the keywords of a game that come with the package."""
    folder = PACKAGED / game / "keywords"
    if not folder.is_dir():
        return
    for entry in sorted(os.scandir(folder), key=lambda entry: entry.name):
        if entry.name.endswith(SUFFIX):
            stem = entry.name.removesuffix(SUFFIX)
            label = f"{_PACKAGE}/{game}/keywords/{entry.name}"
            yield Place(entry.path, label, "keyword", game, "", stem, entry.stat())
