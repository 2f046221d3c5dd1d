"""What all tests share: projects on disk, and expected files that a command rewrites."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from compiler.cli import app
from tests.folders import ProjectFolder, Run

REGENERATE = "CARDSCRIPT_REGENERATE"


@pytest.fixture
def folder(tmp_path: Path) -> ProjectFolder:
    """An empty project with the game heroes and the set core."""
    return ProjectFolder(tmp_path)


@pytest.fixture
def expect() -> Callable[[Path, str], None]:
    """Compare a text with the expected file; `make regenerate` rewrites the file instead."""

    def compare(file: Path, text: str) -> None:
        if os.environ.get(REGENERATE):
            file.write_text(text, encoding="utf-8")
        assert text == file.read_text(encoding="utf-8"), f"{file} differs; `make regenerate` rewrites it"

    return compare


@pytest.fixture(scope="session")
def grammars(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache for all projects of a run, so that their grammars are made once."""
    return tmp_path_factory.mktemp("cache")


@pytest.fixture
def run(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, folder: ProjectFolder, grammars: Path
) -> Run:
    """Run a command in the project; returns exit code, output and messages."""
    (folder.root / ".cardscript").symlink_to(grammars)
    monkeypatch.setenv("CARDSCRIPT_UI", "en")
    monkeypatch.chdir(folder.root)

    def call(*args: str) -> tuple[int, str, str]:
        code = app.run(args)
        said = capfd.readouterr()
        return code, said.out, said.err

    return call
