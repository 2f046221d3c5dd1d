"""The wheel holds all that an installed `cardscript` needs, and works from elsewhere."""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The unpacked wheel, in pure Python; `make compiled` looks at the compiled one."""
    target = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(target), str(ROOT)]
    subprocess.run(build, check=True, capture_output=True)
    site = target / "site"
    with ZipFile(next(target.glob("*.whl"))) as wheel:
        wheel.extractall(site)
    return site


def data_files(folder: str) -> set[str]:
    """Return the files of a package that are not Python, from the root."""
    found = (path for path in (ROOT / folder).rglob("*") if path.is_file() and path.suffix not in (".py", ".pyc"))
    return {path.relative_to(ROOT).as_posix() for path in found if not path.name.startswith(".")}


@pytest.mark.parametrize("folder", ["compiler", "runtime", "cardscripts"])
def test_every_data_file_is_in_the_wheel(installed: Path, folder: str) -> None:
    assert all((installed / file).is_file() for file in data_files(folder))


def test_the_schemas_are_published(installed: Path) -> None:
    schemas = {path.name for path in (installed / "compiler/sources/schema").iterdir()}
    assert {
        "card.schema.json",
        "keyword.schema.json",
        "set.schema.json",
        "deck.schema.json",
        "scenario.schema.json",
    } <= schemas


def test_it_runs_from_elsewhere(installed: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import compiler.cli as c; print(c.__file__); c.main(['explain', 'CS201'])"],
        env={**os.environ, "PYTHONPATH": str(installed)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.startswith(str(installed))
    assert "unknown-field" in done.stdout
    assert done.returncode == 0
