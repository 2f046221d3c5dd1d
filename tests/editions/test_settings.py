"""A set, a project and `cardscript play` say by which edition they are played; an unknown one is refused."""

import pytest

from compiler import pipeline
from compiler.cli.app import run
from compiler.diagnostics import Refused
from compiler.sources import find_project
from tests.folders import ProjectFolder


def set_file(edition: str) -> str:
    return f"id: core\nedition: {edition}\nen: {{name: Core}}\nru: {{name: Основа}}\n"


@pytest.mark.parametrize(("edition", "codes"), [("heroes-ru", []), ("early", []), ("heroes-rus", ["unknown-edition"])])
def test_edition_of_a_set(folder: ProjectFolder, edition: str, codes: list[str]) -> None:
    folder.write("cardscripts/heroes/core/set.yaml", set_file(edition))
    found = pipeline.load(find_project(folder.root)).diagnostics
    assert [fault.code for fault in found] == codes
    assert all(str(fault.span).startswith("cardscripts/heroes/core/set.yaml:2:") for fault in found)


def test_edition_of_a_project(folder: ProjectFolder) -> None:
    folder.write("cardscript.toml", '[games]\nheroes = { edition = "heroes-ru" }\n')
    assert find_project(folder.root).games["heroes"].edition == "heroes-ru"
    folder.write("cardscript.toml", '[games]\nheroes = { edition = "older" }\n')
    with pytest.raises(Refused) as refused:
        find_project(folder.root)
    (fault,) = refused.value.diagnostics
    assert fault.code == "unknown-edition"
    assert ":2:" in str(fault.span)


def test_play_by_an_unknown_edition(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", "--edition", "older"]) == 2
    assert "heroes-ru" in capsys.readouterr().err


@pytest.mark.parametrize("rest", [["--open"], ["--keywords"]])
def test_list_of_editions_takes_only_what_it_uses(rest: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "--editions", *rest]) == 2
    assert " ".join(rest) in capsys.readouterr().err
