"""`cardscript test` and `cardscript rules` as a user calls them."""

import json
from collections.abc import Callable

import pytest

from compiler.cli.app import run
from tests.folders import ProjectFolder, card

PASSING = """
- id: charging-hyena
  rules: ["7 Charge", "107.5"]
  title: {en: It attacks at once., ru: Она атакует сразу.}
  board: {you: {hand: [chaos-hyena]}}
  do: [play chaos-hyena, attack chaos-hyena -> opposing-hero]
  expect: {opposing-hero: 3 wounds}
"""
FAILING = PASSING.replace("charging-hyena", "tired-hyena").replace("3 wounds", "2 wounds")
UNREADABLE = PASSING.replace("charging-hyena", "no-hyena").replace("[chaos-hyena]}}", "[chaos-hyna]}}")

Call = Callable[..., int]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> ProjectFolder:
    """A project that all these tests share, for its grammars are made once."""
    return ProjectFolder(tmp_path_factory.mktemp("project"))


@pytest.fixture
def call(folder: ProjectFolder, monkeypatch: pytest.MonkeyPatch) -> Call:
    """The project with one card and no scenarios, and the command called in it."""
    for file in folder.root.glob("**/scenarios/*.yaml"):
        file.unlink()
    folder.card("chaos-hyena", card())
    monkeypatch.chdir(folder.root)
    monkeypatch.setenv("CARDSCRIPT_UI", "en")
    return lambda *args: run(args)


def test_passing(call: Call, folder: ProjectFolder, capsys: pytest.CaptureFixture[str]) -> None:
    folder.write("cardscripts/heroes/core/scenarios/hyenas.yaml", PASSING)
    assert call("test") == 0
    out, err = capsys.readouterr()
    assert not out
    assert err == "scenarios: 1, passed: 1, failed: 0\n"


def test_failing(call: Call, folder: ProjectFolder, capsys: pytest.CaptureFixture[str]) -> None:
    folder.write("cardscripts/heroes/scenarios/hyenas.yaml", PASSING + FAILING)
    assert call("test") == 1
    said = capsys.readouterr().err
    assert "tired-hyena failed: It attacks at once." in said
    assert "cardscripts/heroes/scenarios/hyenas.yaml:14:" in said
    assert "`opposing-hero.wounds`: expected 2, got 3" in said
    assert "Chaos Hyena attacks Plain Hero" in said
    assert said.endswith("scenarios: 2, passed: 1, failed: 1\n")


def test_failing_in_russian(call: Call, folder: ProjectFolder, capsys: pytest.CaptureFixture[str]) -> None:
    folder.write("cardscripts/heroes/scenarios/hyenas.yaml", FAILING)
    assert call("test", "--ui", "ru") == 1
    said = capsys.readouterr().err
    assert "tired-hyena: не сошлось: Она атакует сразу." in said
    assert "«opposing-hero.wounds»: ожидалось 2, получено 3" in said
    assert "Гиена Хаоса нападает" in said


def test_scenarios_of_a_card(call: Call, folder: ProjectFolder, capsys: pytest.CaptureFixture[str]) -> None:
    rows = FAILING.replace("\n", "\n  ")
    folder.card("chaos-hyena", card() + f"scenarios:{rows}\n")
    assert call("test") == 1
    said = capsys.readouterr().err
    assert "cardscripts/heroes/core/chaos-hyena.yaml:22:" in said
    assert "failed: 1" in said


def test_unreadable(call: Call, folder: ProjectFolder, capsys: pytest.CaptureFixture[str]) -> None:
    folder.write("cardscripts/heroes/scenarios/hyenas.yaml", PASSING + UNREADABLE)
    assert call("test") == 1
    said = capsys.readouterr().err
    assert "no card has the id `chaos-hyna`" in said
    assert "passed: 1" in said


def test_the_same_id_twice(call: Call, folder: ProjectFolder, capsys: pytest.CaptureFixture[str]) -> None:
    folder.write("cardscripts/heroes/scenarios/hyenas.yaml", PASSING + PASSING)
    assert call("test") == 1
    assert "two scenarios have the id `charging-hyena`" in capsys.readouterr().err


def test_selection(call: Call, folder: ProjectFolder, capsys: pytest.CaptureFixture[str]) -> None:
    folder.write("cardscripts/heroes/scenarios/good.yaml", PASSING)
    folder.write("cardscripts/heroes/scenarios/bad.yaml", FAILING)
    assert call("test", "cardscripts/heroes/scenarios/good.yaml") == 0
    assert call("test", "-k", "charging") == 0
    assert call("test", "-k", "107.5") == 1
    assert call("test", "nowhere.yaml") == 2
    assert "`nowhere.yaml` is not a script of the project" in capsys.readouterr().err


def test_card_that_does_not_compile(call: Call, folder: ProjectFolder, capsys: pytest.CaptureFixture[str]) -> None:
    folder.card("chaos-hyena", card().replace("Charge.", "Charges."))
    folder.write("cardscripts/heroes/scenarios/hyenas.yaml", PASSING)
    assert call("test") == 1
    assert "`chaos-hyena` does not compile" in capsys.readouterr().err


def test_rules(call: Call, folder: ProjectFolder, capsys: pytest.CaptureFixture[str]) -> None:
    folder.write("cardscripts/heroes/scenarios/hyenas.yaml", PASSING)
    assert call("rules", "--json", "--game", "heroes") == 0
    out, err = capsys.readouterr()
    rows = json.loads(out)["heroes"]
    assert rows["7 Charge"] == {"status": "executed", "scenarios": ["charging-hyena"]}
    assert rows["118.4 example 1"] == {"status": "open"}
    assert rows["102"]["status"] == "not executable"
    assert rows["102"]["reason"]
    assert err.startswith("heroes: executed 2, ")


def test_failed_scenario_executes_nothing(
    call: Call, folder: ProjectFolder, capsys: pytest.CaptureFixture[str]
) -> None:
    folder.write("cardscripts/heroes/scenarios/hyenas.yaml", FAILING)
    assert call("rules", "--open", "--game", "heroes") == 1
    out, err = capsys.readouterr()
    assert "107.5: open" in out.split("\n")
    assert "102: " not in out
    assert "scenarios that failed or can't be read: 1" in err
