"""Pairs of input for each code: what fails with it, and the same without the fault."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext, redirect_stderr, redirect_stdout
from dataclasses import dataclass, field, replace
from io import StringIO
from pathlib import Path
from typing import Any, cast
from unittest import mock

import yaml
from filelock import FileLock

from compiler.cli import app
from compiler.diagnostics import Code
from compiler.language.language import Language
from compiler.language.lexer import Name
from compiler.language.meaning import CardText, Keyword, Number
from compiler.language.printer import Unprintable
from compiler.language.texts import Texts
from tests.folders import ProjectFolder, card

FOLDER = Path(__file__).parent / "codes"
CARD = "cardscripts/heroes/core/chaos-hyena.yaml"
ALP = "cardscripts/heroes/core/alp.yaml"
RECORDS = "cardscripts/heroes/translations.txt"
EXAMPLES = {
    "card": (CARD, "check"),
    "records": (RECORDS, "sync"),
    "exchange": ("in", "import in"),
    "terms": (CARD, "terms --check"),
}
"""Where the examples of a code's page stand in a project, and the command that reads them, by their kind."""


Surroundings = Callable[[ProjectFolder], AbstractContextManager[object]]


def _failing(target: str, error: Exception) -> Surroundings:
    return lambda folder: cast("AbstractContextManager[object]", mock.patch(target, side_effect=error))


@contextmanager
def _another_build(folder: ProjectFolder) -> Iterator[None]:
    with FileLock(folder.root / ".cardscript/build.lock"), mock.patch("compiler.sources.output._PATIENCE", 0.01):
        yield


@contextmanager
def _two_readings(folder: ProjectFolder) -> Iterator[None]:
    read = Language.read

    def doubled(self: Language, *args: Any) -> Any:
        found = read(self, *args)
        return replace(found, values=[*found.values, Keyword("armor", Number(1))])

    with mock.patch.object(Language, "read", doubled):
        yield


@contextmanager
def _wordy_printer(folder: ProjectFolder) -> Iterator[None]:
    written = Texts.written

    def wordy(self: Texts, language: str, text: CardText, own: Name | None) -> list[str]:
        return [*written(self, language, text, own), *written(self, language, CardText((Keyword("frenzy"),)), own)]

    with mock.patch.object(Texts, "written", wordy):
        yield


def _built(change: Callable[[ProjectFolder], object], before: Callable[[ProjectFolder], object]) -> Surroundings:
    """Build the project between two changes of it."""

    @contextmanager
    def around(folder: ProjectFolder) -> Iterator[None]:
        before(folder)
        with redirect_stdout(StringIO()), redirect_stderr(StringIO()):
            assert app.run(["build"]) == 0
        change(folder)
        yield

    return around


def _nothing(folder: ProjectFolder) -> None:
    """Change nothing."""


def _another_meaning(folder: ProjectFolder) -> None:
    ledger = folder.root / "generated/heroes/ledger.txt"
    ledger.write_text(ledger.read_text("utf-8").replace("charge", "frenzy"), "utf-8")


WITH: Mapping[str, Surroundings] = {
    "": lambda folder: nullcontext(),
    "another build": _another_build,
    "a full disk": _failing("compiler.sources.output._replace", OSError(28, "No space left on device")),
    "a mistake in the compiler": _failing("compiler.sources.places._Walk.into", RuntimeError("what cannot be was")),
    "a mistake in the referee": _failing("runtime.heroes.game.HeroesGame.choose", RuntimeError("what cannot be was")),
    "a grammar of two readings": _two_readings,
    "a language without words": _failing("compiler.language.texts.Texts.written", Unprintable()),
    "a printer that adds words": _wordy_printer,
    "a build before": _built(_nothing, _nothing),
    "a build before a change": _built(
        lambda folder: folder.card("chaos-hyena", card().replace("cost: 4", "cost: 5")), _nothing
    ),
    "a build with another card": _built(
        lambda folder: (folder.root / ALP).unlink(), lambda folder: folder.write(ALP, card("alp", "Alp", "Альп"))
    ),
    "a build with another meaning": _built(_another_meaning, _nothing),
}
"""What surrounds a run: what happened before, and faults that no file of a project can have."""


@dataclass(frozen=True, slots=True)
class Side:
    """One run: its files beside those of a small project that is right, its command, what surrounds it."""

    command: list[str]
    files: Mapping[str, str | None] = field(default_factory=dict)
    bytes: Mapping[str, str] = field(default_factory=dict)
    sizes: Mapping[str, int] = field(default_factory=dict)
    links: Mapping[str, str] = field(default_factory=dict)
    surroundings: str = ""

    def write(self, folder: ProjectFolder) -> None:
        """Write the files into a project, or remove those that are null."""
        folder.card("chaos-hyena", card())
        for path, text in self.files.items():
            if text is None:
                (folder.root / path).unlink()
            else:
                folder.write(path, text)
        for path, data in self.bytes.items():
            folder.write(path, bytes.fromhex(data))
        for path, size in self.sizes.items():
            folder.write(path, card().ljust(size, "#"))
        for path, target in self.links.items():
            (folder.root / path).parent.mkdir(parents=True, exist_ok=True)
            (folder.root / path).symlink_to(target)


@dataclass(frozen=True, slots=True)
class Fixture:
    """A run that fails with a code, and its twin that does not."""

    fails: Side
    passes: Side


def of_code(code: Code) -> Fixture | None:
    """Return the pair of a code: from the folder, else from the examples of its page."""
    file = FOLDER / f"{code.number}.yaml"
    if file.exists():
        return _read(yaml.safe_load(file.read_text("utf-8")))
    if code.examples is None:
        return None
    path, command = EXAMPLES[code.examples.kind]
    pair = (Side(shlex.split(command), {path: text}) for text in (code.examples.failing, code.examples.passing))
    return Fixture(*pair)


def _read(data: Mapping[str, Any]) -> Fixture:
    unknown = set(data) - {"command", "files", "fails", "passes"}
    assert not unknown, unknown
    return Fixture(_side(data, data["fails"]), _side(data, data["passes"]))


def _side(shared: Mapping[str, Any], own: Mapping[str, Any]) -> Side:
    unknown = set(own) - {"command", "files", "bytes", "sizes", "links", "with"}
    assert not unknown, unknown
    command = own.get("command", shared.get("command", "check"))
    files = {**shared.get("files", {}), **own.get("files", {})}
    made = {key: own.get(key, {}) for key in ("bytes", "sizes", "links")}
    return Side(shlex.split(command), files, **made, surroundings=own.get("with", ""))
