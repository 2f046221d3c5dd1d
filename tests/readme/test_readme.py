"""Each block of each README: consoles run and print what they show, quoted files say what is quoted."""

import doctest
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.readme.blocks import Block, blocks, examples, fits

ROOT = Path(__file__).parents[2]
READMES = {"README.md": "en", "docs/ru/README.md": "ru"}
BLOCKS = [(readme, block) for readme in READMES for block in blocks(ROOT / readme)]
LANGUAGES = {"console", "pycon", "yaml", "python", "sh"}


def of(*languages: str) -> list[pytest.param]:  # type: ignore[valid-type]
    """Return the blocks of some languages as cases."""
    return [
        pytest.param(readme, block, id=f"{readme}:{block.line}")
        for readme, block in BLOCKS
        if block.language in languages
    ]


@pytest.fixture
def project(tmp_path: Path, grammars: Path) -> Path:
    """A project with the rulebook's own cards."""
    cards = Path("cardscripts/heroes/rulebook")
    shutil.copytree(ROOT / cards, tmp_path / cards)
    (tmp_path / "cardscript.toml").write_text('[games]\nheroes = { edition = "current" }\n', encoding="utf-8")
    (tmp_path / ".cardscript").symlink_to(grammars)
    return tmp_path


def environment(language: str) -> dict[str, str]:
    """Return the environment in which the commands run."""
    own = {"PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1", "CARDSCRIPT_UI": language, "PYTHONUTF8": "1"}
    return {**os.environ, **own, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}


@pytest.mark.parametrize(("readme", "block"), of("console"))
def test_consoles(readme: str, block: Block, project: Path) -> None:
    for example in examples(block.text):
        done = subprocess.run(
            example.command,
            shell=True,
            cwd=project,
            env=environment(READMES[readme]),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            check=False,
        )
        assert fits(example.output, done.stdout), f"$ {example.command}\n{done.stdout}"


@pytest.mark.parametrize(("readme", "block"), of("pycon"))
def test_python(readme: str, block: Block, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    test = doctest.DocTestParser().get_doctest(block.text, {}, readme, readme, block.line)
    results = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test)
    assert results.attempted
    assert not results.failed


@pytest.mark.parametrize(("readme", "block"), of("yaml", "python"))
def test_quoted_files(readme: str, block: Block) -> None:
    assert block.file is not None, "a quotation says its file"
    assert block.text in (ROOT / block.file).read_text(encoding="utf-8")


def test_the_make_commands_are_there() -> None:
    rules = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for readme in READMES:
        assert set(re.findall(r"^make ([a-z-]+)", (ROOT / readme).read_text(encoding="utf-8"), re.MULTILINE)) <= rules


def test_every_block_is_of_a_kind_that_is_tested() -> None:
    assert {block.language for _, block in BLOCKS} <= LANGUAGES


@pytest.mark.parametrize("readme", READMES)
def test_links_lead_somewhere(readme: str) -> None:
    text = (ROOT / readme).read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#:]+)\)", text)
    assert links
    assert all(((ROOT / readme).parent / link).exists() for link in links)


def test_both_readmes_show_the_same() -> None:
    """What is shown differs in the language of the messages only."""
    shown = [[(block.language, block.file) for readme, block in BLOCKS if readme == each] for each in READMES]
    assert shown[0] == shown[1]
