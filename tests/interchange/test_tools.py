"""The exported files before the programs of others: GNU gettext, translate-toolkit."""

from __future__ import annotations

import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from compiler.agreement.records import load_records
from compiler.agreement.sync import translations
from compiler.interchange import po
from compiler.interchange.units import Exporter
from tests.interchange.awkward import AWKWARD
from tests.language.helpers import compilation, texts

MSGFMT = shutil.which("msgfmt")
LOSSES = ("escapes", "newlines", "tabs", "startwhitespace", "endwhitespace", "blank", "doublespacing")
"""What pofilter finds that no translation may do; its other checks know nothing of what a text means."""


@cache
def exported() -> str:
    """Return the PO file of the repository's own cards."""
    found = translations(compilation().scripts.cards, texts(), load_records(compilation().project, "heroes"), "ru")
    described = {each.card.id: each.card.type for each in found}
    return po.write(Exporter(texts(), "en", "ru", "en").units(found, described), "cardscript", "en", "ru", "en")


def awkward() -> str:
    """Return a PO file of units that are easily spoilt."""
    return po.write(AWKWARD, "cardscript", "en", "ru", "en")


def file(folder: Path, text: str) -> Path:
    """Return a PO file on disk."""
    path = folder / "cards.po"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.skipif(MSGFMT is None, reason="NOT RUN: msgfmt of GNU gettext is not installed (apt-get install gettext)")
def test_msgfmt_accepts_the_files(tmp_path: Path) -> None:
    for text in (awkward(), exported()):
        command = [str(MSGFMT), "--check", "-o", str(tmp_path / "cards.mo"), str(file(tmp_path, text))]
        done = subprocess.run(command, capture_output=True, encoding="utf-8", env={"LC_ALL": "C"}, check=False)
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize("text", [awkward, exported], ids=["awkward texts", "own cards"])
def test_pofilter_finds_nothing_lost(tmp_path: Path, text: object) -> None:
    assert callable(text)
    filters = [f"--test={name}" for name in LOSSES]
    command = [sys.executable, "-m", "translate.filters.pofilter", "--language=ru", "--progress=none", *filters]
    command += [str(file(tmp_path, text())), str(tmp_path / "found.po")]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    found = tmp_path / "found.po"
    said = found.read_text(encoding="utf-8") if found.exists() else ""
    assert (done.returncode, said, done.stderr) == (0, "", "")
