"""Each block of each page: consoles run and print what they show, quoted files say what is quoted."""

import doctest
import os
import re
import shlex
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest
import yaml

from tests.readme.blocks import Block, blocks, examples, fits

ROOT = Path(__file__).parents[2]
PAIRS = {
    "README.md": "docs/ru/README.md",
    "docs/ci.md": "docs/ru/ci.md",
    "docs/editors.md": "docs/ru/editors.md",
    "docs/translators.md": "docs/ru/translators.md",
    "docs/speed.md": "docs/ru/speed.md",
}
PAGES = dict.fromkeys(PAIRS, "en") | dict.fromkeys(PAIRS.values(), "ru")
BLOCKS = [(page, block) for page in PAGES for block in blocks(ROOT / page)]
LANGUAGES = {"console", "pycon", "yaml", "python", "sh", "lua"}


def of(*languages: str) -> list[pytest.param]:  # type: ignore[valid-type]
    """Return the blocks of some languages as cases."""
    return [
        pytest.param(page, block, id=f"{page}:{block.line}")
        for page, block in BLOCKS
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


@pytest.mark.parametrize(("page", "block"), of("console"))
def test_consoles(page: str, block: Block, project: Path) -> None:
    for example in examples(block.text):
        done = subprocess.run(
            example.command,
            shell=True,
            cwd=project,
            env=environment(PAGES[page]),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            check=False,
        )
        assert fits(example.output, done.stdout), f"$ {example.command}\n{done.stdout}"


@pytest.mark.parametrize(("page", "block"), of("pycon"))
def test_python(page: str, block: Block, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    test = doctest.DocTestParser().get_doctest(block.text, {}, page, page, block.line)
    results = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test)
    assert results.attempted
    assert not results.failed


@pytest.mark.parametrize(("page", "block"), of("yaml", "python"))
def test_quoted_files(page: str, block: Block) -> None:
    assert block.file is not None, "a quotation says its file"
    assert block.text in (ROOT / block.file).read_text(encoding="utf-8")


def test_the_make_commands_are_there() -> None:
    rules = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for page in PAGES:
        assert set(re.findall(r"^make ([a-z-]+)", (ROOT / page).read_text(encoding="utf-8"), re.MULTILINE)) <= rules


def test_every_block_is_of_a_kind_that_is_tested() -> None:
    assert {block.language for _, block in BLOCKS} <= LANGUAGES


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#:]+)\)", text)
    assert links
    assert all(((ROOT / page).parent / link).exists() for link in links)


@pytest.mark.parametrize(("english", "russian"), PAIRS.items())
def test_both_languages_show_the_same(english: str, russian: str) -> None:
    """What is shown differs in the language of the messages only."""
    shown = [[(block.language, block.file) for page, block in BLOCKS if page == each] for each in (english, russian)]
    assert shown[0] == shown[1]


def test_the_workflow_to_copy_calls_what_there_is() -> None:
    steps = yaml.safe_load((ROOT / "docs/cardscript.yml").read_text("utf-8"))["jobs"]["cards"]["steps"]
    calls = [shlex.split(step["run"].partition(">")[0]) for step in steps if "cardscript " in step.get("run", "")]
    assert len(calls) == 4
    for _, command, *arguments in calls:
        assert import_module(f"compiler.cli.{command}").command.make_context(command, arguments).params
