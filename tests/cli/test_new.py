"""`cardscript new`: a file to begin with, which is right but for what only its author knows."""

from pathlib import Path

import pytest

from compiler.games import GAMES
from compiler.sources import find_project, load_scripts
from tests.folders import MANIFEST, ProjectFolder, Run

KINDS = [(game, kind) for game, listed in GAMES.items() for kind in listed.types]


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_a_card_begun_lacks_nothing_but_its_texts(run: Run, folder: ProjectFolder, game: str, kind: str) -> None:
    folder.write("cardscript.toml", "[games]\n" + "".join(f"{each} = {{}}\n" for each in GAMES))
    folder.write(f"cardscripts/{game}/core/set.yaml", MANIFEST)
    code, out, err = run("new", "bone-wolf", "--game", game, "--type", kind, "--ru", "Костяной волк: вожак")
    assert (code, out) == (0, f"cardscripts/{game}/core/bone-wolf.yaml\n")
    assert "write the texts" in err
    scripts = load_scripts(find_project(folder.root))
    assert scripts.diagnostics == []
    (card,) = scripts.cards
    assert {language: each.name for language, each in card.printings.items()} == {
        "en": "Bone Wolf",
        "ru": "Костяной волк: вожак",
    }


def test_a_name_that_only_the_author_knows_is_asked_for_by_check(run: Run) -> None:
    assert run("new", "bone-wolf")[0] == 0
    code, _, err = run("check")
    assert code == 1
    assert "bone-wolf.yaml:13:9" in err


def test_what_is_there_is_never_touched(run: Run, folder: ProjectFolder) -> None:
    file = folder.card("bone-wolf", "mine")
    code, _, err = run("new", "bone-wolf")
    assert code == 2
    assert "CS930" in err
    assert file.read_text() == "mine"


@pytest.mark.parametrize("name", ["Bone Wolf", "../wolf", "bone_wolf", "{{x}}"])
def test_an_id_is_an_id(run: Run, folder: ProjectFolder, name: str) -> None:
    assert run("new", name)[0] == 2
    assert [path.name for path in (folder.root / "cardscripts").rglob("*.yaml")] == ["set.yaml"]


def test_the_set_is_named_where_there_are_several(run: Run, folder: ProjectFolder) -> None:
    folder.write("cardscripts/heroes/other/set.yaml", MANIFEST.replace("core", "other"))
    code, _, err = run("new", "bone-wolf")
    assert code == 2
    assert "`core` or `other`" in err
    assert run("new", "bone-wolf", "--set", "other")[1] == "cardscripts/heroes/other/bone-wolf.yaml\n"
    assert Path(folder.root / "cardscripts/heroes/other/bone-wolf.yaml").is_file()


def test_a_type_of_another_game_is_refused(run: Run) -> None:
    code, _, err = run("new", "bone-wolf", "--type", "terrain")
    assert code == 2
    assert "--type" in err
