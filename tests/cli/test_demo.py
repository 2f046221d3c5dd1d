"""`cardscript demo` on a copy of this repository's cards."""

import shutil
from pathlib import Path

import pytest

from compiler.cli import app
from compiler.diagnostics import LANGUAGES

ROOT = Path(__file__).parents[2]


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, grammars: Path) -> Path:
    """A project with the cards of this one; the keywords come from the package."""
    shutil.copytree(ROOT / "cardscripts", tmp_path / "cardscripts", ignore=shutil.ignore_patterns("keywords", "tcg"))
    (tmp_path / "cardscript.toml").write_text('[games]\nheroes = { edition = "current" }\n', encoding="utf-8")
    (tmp_path / ".cardscript").symlink_to(grammars)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", ["80", "140"])
def test_the_tour(
    project: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str, width: str
) -> None:
    monkeypatch.setenv("COLUMNS", width)
    assert app.run(["--ui", language, "demo", "chaos-hyena"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert (project / "generated/heroes/rulebook/chaos_hyena.py").is_file()
    for word in ("Chaos Hyena", "Гиена Хаоса", "class ChaosHyenaHire(TriggeredAbility):", "118.4"):
        assert word in said.out
    for word in ("Turn ", "wins on turn") if language == "en" else ("Ход ", "Победа: "):
        assert word in said.out
    assert all(len(line) <= int(width) for line in said.out.splitlines() if line.startswith(("│", "╭")))


def test_an_unknown_card(project: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARDSCRIPT_UI", "en")
    assert app.run(["demo", "chaos-hyna"]) == 2
    assert "did you mean `chaos-hyena` or `Chaos Hyena`?" in capsys.readouterr().err


def test_faults_end_the_tour(
    project: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARDSCRIPT_UI", "en")
    (project / "cardscripts/heroes/rulebook/alp.yaml").write_text("[", encoding="utf-8")
    assert app.run(["demo", "chaos-hyena"]) == 1
    assert "alp.yaml:1:2" in capsys.readouterr().out
