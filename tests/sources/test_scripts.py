"""What the scripts of a project say, and the places of what they say."""

from pathlib import Path

import pytest

from compiler.diagnostics import Diagnostic, TextSpan, make
from compiler.sources import Scripts, find_project, load_scripts
from tests.folders import ProjectFolder, card

REPOSITORY = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def own() -> Scripts:
    """The scripts of this repository."""
    return load_scripts(find_project(REPOSITORY))


def test_the_repository_has_no_faults(own: Scripts) -> None:
    assert own.diagnostics == []


def test_every_file_of_the_repository_is_read(own: Scripts) -> None:
    files = {path for path in (REPOSITORY / "cardscripts").rglob("*.yaml") if "scenarios" not in path.parts}
    assert len(files) == len(own.cards) + len(own.keywords) + len(own.sets) + len(own.decks)


def test_a_card(folder: ProjectFolder) -> None:
    text = card("alp", "Alp", "Альп").replace(
        "ru:\n", "rules: ['118.3']\nillustrative: true\nru:\n  forms: {gen: Альпа}\n"
    )
    folder.card("alp", text)
    found = load_scripts(find_project(folder.root)).cards[0]
    assert (found.game, found.set, found.id, found.type) == ("heroes", "core", "alp", "creature")
    assert (found.elements, found.classes) == (("darkness",), ("beast",))
    assert (found.cost, found.strike, found.lives) == (4, 3, 4)
    assert (found.rules, found.illustrative, found.native) == (("118.3",), True, None)
    assert found.printings["ru"].forms == {"gen": "Альпа"}
    assert found.printings["en"].text == "Charge.\n"


def test_a_fault_of_a_text_is_found_in_the_file(folder: ProjectFolder) -> None:
    folder.card("alp", card("alp", "Alp", "Альп"))
    found = load_scripts(find_project(folder.root)).cards[0]
    fault: Diagnostic = make("unknown-field", TextSpan(0, 5), field="x").noting("first", TextSpan(5, 6))
    placed = found.located(fault, "ru")
    assert str(placed.span) == "cardscripts/heroes/core/alp.yaml:15:5"
    assert str(placed.notes[0].span) == "cardscripts/heroes/core/alp.yaml:15:10"


def test_a_project_of_cards_gets_the_keywords_of_the_package(folder: ProjectFolder, own: Scripts) -> None:
    scripts = load_scripts(find_project(folder.root))
    assert [word.id for word in scripts.keywords] == [word.id for word in own.keywords if word.game == "heroes"]
    assert scripts.keywords[0].source.file.startswith("<cardscript>/heroes/keywords/")


def test_a_copy_of_the_package_is_a_project_of_its_own(folder: ProjectFolder, own: Scripts) -> None:
    """A clone checked by a command that is installed elsewhere has each keyword once, and it is the clone's."""
    word = next(each for each in own.keywords if each.id == "armor")
    mine = folder.write(f"{word.source.file}", word.source.text)
    scripts = load_scripts(find_project(folder.root))
    assert scripts.diagnostics == []
    assert [each.source.file for each in scripts.keywords if each.id == "armor"] == [
        mine.relative_to(folder.root).as_posix()
    ]


def test_a_deck_of_unknown_cards(folder: ProjectFolder) -> None:
    folder.card("alp", card("alp", "Alp", "Альп"))
    folder.card("broken", "[")
    folder.write(
        "cardscripts/heroes/core/decks/one.yaml",
        "id: one\nhero: alp\ncards:\n  alpp: 2\n  broken: 1\nen: {name: One}\nru: {name: Один}\n",
    )
    scripts = load_scripts(find_project(folder.root))
    found = [(d.code, d.args.get("value"), getattr(d.span, "line", 0)) for d in scripts.diagnostics]
    assert found == [("malformed-yaml", None, 1), ("hero-misplaced", "alp", 2), ("unknown-card", "alpp", 4)]
