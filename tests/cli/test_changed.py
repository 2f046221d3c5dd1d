"""`check --changed-since`: only what a change touches is checked, and all of that."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from compiler.cli import app
from tests.folders import MANIFEST, ProjectFolder, card

Since = Callable[..., tuple[int, list[str], list[str]]]
CARDS = "cardscripts/heroes/core"


def egg(text: tuple[str, str]) -> str:
    """Return a creature with a text in both languages."""
    return card("dog", "Dog", "Пёс").replace("Charge.", text[0]).replace("Рывок.", text[1])


SAYS_EGG = ("Hire: Create a Crooked Egg.", "Найм: Создать Кривое яйцо.")


def git(folder: ProjectFolder, *arguments: str) -> None:
    """Run git in the project."""
    who = ["-c", "user.name=a", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *who, *arguments], cwd=folder.root, check=True, capture_output=True)


@pytest.fixture
def since(
    folder: ProjectFolder, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, grammars: Path
) -> Since:
    """Check what has changed since the first commit of a project of three cards: exit code, cards, faulty files."""
    (folder.root / ".cardscript").symlink_to(grammars)
    folder.write(".gitignore", ".cardscript\n")
    folder.card("bat", card("bat", "Bat", "Нетопырь"))
    folder.card("crooked-egg", card("crooked-egg", "Crooked Egg", "Кривое яйцо"))
    folder.card("dog", egg(SAYS_EGG))
    git(folder, "init", "-q")
    git(folder, "add", "-A")
    git(folder, "commit", "-q", "-m", "cards")
    monkeypatch.chdir(folder.root)
    monkeypatch.setenv("CARDSCRIPT_UI", "en")

    def call(*args: str) -> tuple[int, list[str], list[str]]:
        code = app.run(["check", "--changed-since", "HEAD", "--format", "junit", *args])
        report = capsys.readouterr().out
        assert app.run(["check", "--changed-since", "HEAD", "--format", "json", *args]) == code
        found = json.loads(capsys.readouterr().out)["diagnostics"]
        names = [line.split('name="')[2].split('"')[0] for line in report.splitlines() if "<testcase " in line]
        return code, names, sorted({Path(each["span"]["file"]).stem for each in found})

    return call


def test_nothing_has_changed(since: Since) -> None:
    assert since() == (0, [], [])


def test_only_the_changed_card(since: Since, folder: ProjectFolder) -> None:
    folder.card("bat", card("bat", "Bat", "Нетопырь").replace("Charge.", "Chrage."))
    assert since() == (1, ["bat"], ["bat"])
    assert since(f"{CARDS}/dog.yaml") == (0, [], [])


def test_a_new_card_that_git_does_not_know(since: Since, folder: ProjectFolder) -> None:
    folder.card("cat", card("cat", "Cat", "Кошка"))
    assert since() == (0, ["cat"], [])


def test_a_renamed_card_concerns_the_texts_that_say_its_old_name(since: Since, folder: ProjectFolder) -> None:
    folder.card("crooked-egg", card("crooked-egg", "Straight Egg", "Прямое яйцо"))
    assert since() == (1, ["crooked-egg", "dog"], ["dog"])


def test_a_card_that_is_gone_concerns_the_texts_that_say_its_name(since: Since, folder: ProjectFolder) -> None:
    (folder.root / CARDS / "crooked-egg.yaml").unlink()
    assert since() == (1, ["dog"], ["dog"])


def test_a_card_that_is_gone_concerns_its_decks(since: Since, folder: ProjectFolder) -> None:
    deck = "id: pack\nhero: bat\ncards:\n  crooked-egg: 3\nen:\n  name: Pack\nru:\n  name: Стая\n"
    folder.write(f"{CARDS}/decks/pack.yaml", deck)
    folder.card("dog", card("dog", "Dog", "Пёс"))
    git(folder, "add", "-A")
    git(folder, "commit", "-q", "-m", "a deck")
    (folder.root / CARDS / "crooked-egg.yaml").unlink()
    assert "pack" in since()[2]


def test_the_same_name_twice_is_told_wherever_the_first_stands(since: Since, folder: ProjectFolder) -> None:
    folder.card("ant", card("ant", "Dog", "Муравей"))
    assert since() == (1, ["ant", "dog"], ["dog"])


def test_a_manifest_concerns_its_set(since: Since, folder: ProjectFolder) -> None:
    folder.write(f"{CARDS}/set.yaml", MANIFEST.replace("Core", "Heart"))
    folder.write("cardscripts/heroes/other/set.yaml", MANIFEST.replace("core", "other"))
    folder.write("cardscripts/heroes/other/cat.yaml", card("cat", "Cat", "Кошка"))
    assert since()[1] == ["bat", "crooked-egg", "dog", "cat"]


def test_settings_concern_everything(since: Since, folder: ProjectFolder) -> None:
    folder.write("cardscript.toml", '[games]\nheroes = { edition = "early" }\n')
    assert since()[1] == ["bat", "crooked-egg", "dog"]


def test_a_keyword_of_the_project_concerns_the_cards_that_say_it(since: Since, folder: ProjectFolder) -> None:
    folder.write(
        "cardscripts/heroes/keywords/charge.yaml",
        (Path(__file__).parents[2] / "cardscripts/heroes/keywords/charge.yaml").read_text("utf-8"),
    )
    assert since() == (0, ["bat", "crooked-egg"], [])


@pytest.mark.parametrize("revision", ["nothing", "--output=x", ""])
def test_no_such_revision(
    since: Since, revision: str, capsys: pytest.CaptureFixture[str], folder: ProjectFolder
) -> None:
    assert app.run(["check", f"--changed-since={revision}"]) == 2
    assert "error[CS913]" in capsys.readouterr().err
    assert not (folder.root / "x").exists()
