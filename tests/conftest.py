"""What all tests share: projects on disk, and expected files that a command rewrites."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.folders import ProjectFolder

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
