"""The wheel as users install it, built once for each state of its sources and unpacked under .cardscript/."""

import hashlib
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

from tests.bench.measure import ROOT, process, python

PACKAGES = ("compiler", "runtime", "generated", "cardscripts")
FOLDER = ROOT / ".cardscript" / "compiled"


def package() -> Path:
    """Return the folder of the unpacked wheel; build it if it isn't there, which takes some minutes."""
    folder = FOLDER / state()
    if not folder.exists():
        shutil.rmtree(FOLDER, ignore_errors=True)
        print("compiling the package ...", file=sys.stderr)
        build = python("-m", "build", "--wheel", "--no-isolation", "--outdir", str(FOLDER), str(ROOT))
        process(build, HATCH_BUILD_HOOKS_ENABLE="true")
        with ZipFile(next(FOLDER.glob("*.whl"))) as wheel:
            wheel.extractall(FOLDER / "new")
        (FOLDER / "new").rename(folder)
    return folder


def state() -> str:
    """Return a name for what the package is made of."""
    digest = hashlib.sha256()
    for file in sources():
        digest.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]


def sources() -> Iterator[Path]:
    """Yield the files of the package, and those that say how it is built."""
    yield from (ROOT / "pyproject.toml", ROOT / "hatch_build.py")
    for name in PACKAGES:
        yield from sorted(file for file in (ROOT / name).rglob("*") if file.is_file() and file.suffix != ".pyc")


def with_package(*arguments: str) -> list[str]:
    """Return a command of this interpreter that imports no module just because it stands in the current folder."""
    return python("-P", *arguments)


def path_with_package() -> str:
    """Return the PYTHONPATH with which the package is imported before the checkout, which still has the tests."""
    return f"{package()}:{ROOT}"
