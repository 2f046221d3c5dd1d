"""Finding a project and its settings."""

from pathlib import Path

import pytest

from compiler.diagnostics import Refused
from compiler.sources import find_project
from compiler.sources.project import GameSettings
from tests.folders import ProjectFolder


def refusal(root: Path) -> str:
    """Return the code of why there is no project."""
    with pytest.raises(Refused) as refused:
        find_project(root)
    return refused.value.diagnostics[0].code


def test_found_upwards(folder: ProjectFolder) -> None:
    deep = folder.root / "a/b"
    deep.mkdir(parents=True)
    project = find_project(deep)
    assert project.root == folder.root.resolve()
    assert project.scripts == project.root / "cardscripts"
    assert project.output == project.root / "generated"
    assert project.games == {"heroes": GameSettings("current")}


def test_found_in_pyproject(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text('[tool.cardscript]\nscripts = "cards"\ngames = { heroes = {} }\n')
    project = find_project(tmp_path)
    assert project.scripts == tmp_path.resolve() / "cards"


def test_a_pyproject_of_something_else_is_passed_over(folder: ProjectFolder) -> None:
    inner = folder.write("inner/pyproject.toml", "[project]\nname = 'x'\n").parent
    assert find_project(inner).root == folder.root.resolve()


def test_no_project() -> None:
    assert refusal(Path("/")) == "no-project"


SETTINGS = {
    "games = [": "malformed-settings",
    "": "wrong-setting",
    "games = {}": "wrong-setting",
    "games = { heroes = { edition = 5 } }": "wrong-setting",
    "games = { heroes = { editon = 'x' } }": "unknown-setting",
    "games = { '../x' = {} }": "unknown-setting",
    "games = { herose = {} }": "unknown-setting",
    "games = { heroes = 5 }": "wrong-setting",
    "scripts = '..'\ngames = { heroes = {} }": "wrong-setting",
    "scripts = '/etc'\ngames = { heroes = {} }": "wrong-setting",
    "output = '.'\ngames = { heroes = {} }": "wrong-setting",
    "script = 'x'\ngames = { heroes = {} }": "unknown-setting",
}


@pytest.mark.parametrize("settings", SETTINGS)
def test_wrong_settings(folder: ProjectFolder, settings: str) -> None:
    folder.write("cardscript.toml", settings)
    assert refusal(folder.root) == SETTINGS[settings]


def test_a_wrong_setting_is_found_in_the_file(folder: ProjectFolder, monkeypatch: pytest.MonkeyPatch) -> None:
    folder.write("cardscript.toml", "[games.heroes]\neditoin = 'current'\n")
    (folder.root / "deep").mkdir()
    monkeypatch.chdir(folder.root / "deep")
    with pytest.raises(Refused) as refused:
        find_project(Path())
    fault = refused.value.diagnostics[0]
    assert str(fault.span) == "../cardscript.toml:2:1"
    assert fault.advice("en") == ["did you mean `edition`?"]


@pytest.mark.parametrize("text", ["tool = 5\n", "[tool]\ncardscript = 5\n"])
def test_a_strange_pyproject_is_none_of_ours(tmp_path: Path, text: str) -> None:
    (tmp_path / "pyproject.toml").write_text(text)
    assert refusal(tmp_path) == "no-project"
