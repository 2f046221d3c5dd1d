"""Each code on an input that has its fault and on the same input without it, and the page that explains it."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from compiler.diagnostics import Code, Language, every_code
from tests.diagnostics.fixtures import FOLDER, WITH, Side, of_code
from tests.folders import ProjectFolder, Run

CODES = list(every_code().values())
LANGUAGES: tuple[Language, ...] = ("en", "ru")
ERROR = {"en": "error", "ru": "ошибка"}


def said(run: Run, folder: ProjectFolder, side: Side, language: str) -> tuple[int, str]:
    """Run a command in a project; return its exit code and what it says, without what differs from run to run."""
    with WITH[side.surroundings](folder):
        status, out, err = run("--ui", language, *side.command)
    told = err if "[CS" in err or "(CS" in err else out + err
    return status, re.sub(r"\S*/cardscript-\w+\.txt", "cardscript-….txt", told.replace(str(folder.root), "…"))


@pytest.fixture(autouse=True)
def _reports_stay_here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path.parent))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CODES, ids=lambda code: code.name)
def test_what_is_wrong_is_said(
    code: Code, language: Language, run: Run, folder: ProjectFolder, expect: Callable[[Path, str], None]
) -> None:
    fixture = of_code(code)
    assert fixture is not None, f"{FOLDER.name}/{code.number}.yaml is missing"
    fixture.fails.write(folder)
    status, told = said(run, folder, fixture.fails, language)
    assert f"[{code.number}]" in told
    assert status or f"{ERROR[language]}[" not in told
    expect(FOLDER / f"{code.number}.{language}.txt", f"exit code {status}\n{told}")


@pytest.mark.parametrize("code", CODES, ids=lambda code: code.name)
def test_without_the_fault_nothing_is_said(code: Code, run: Run, folder: ProjectFolder) -> None:
    fixture = of_code(code)
    assert fixture is not None
    fixture.passes.write(folder)
    status, told = said(run, folder, fixture.passes, "en")
    assert "[CS" not in told
    assert status == 0 or fixture.passes.command[0] == "sync"  # nobody has confirmed the translations


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CODES, ids=lambda code: code.name)
def test_a_page_explains_it(code: Code, language: Language, run: Run) -> None:
    status, page, _ = run("--ui", language, "explain", code.number)
    assert status == 0
    assert code.number in page
    assert " ".join(code.why.say(language, {}).split()) in " ".join(page.split())


def test_no_fixture_is_left_over() -> None:
    known = {code.number for code in CODES}
    assert {file.name.partition(".")[0] for file in FOLDER.iterdir()} <= known
