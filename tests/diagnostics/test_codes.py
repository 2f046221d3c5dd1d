"""The table of codes: numbered in families, the same arguments in both languages, examples that hold."""

import re
import string
from collections import Counter
from pathlib import Path

import pytest

from compiler import pipeline
from compiler.diagnostics import Code, Wording, by_number, every_code
from compiler.diagnostics.codes import EXTRAS
from compiler.diagnostics.wording import TERMS
from compiler.sources import find_project, load_scripts
from tests.folders import ProjectFolder

CODES = list(every_code().values())


def fields(template: str) -> set[tuple[str, str]]:
    """Return the arguments of a template with how they are shown."""
    return {(name, spec or "") for _, name, spec, _ in string.Formatter().parse(template) if name}


def wordings(code: Code) -> list[Wording]:
    """Return everything that a code says."""
    return [code.message, code.why, *([code.help] if code.help else []), *code.extras.values()]


def test_numbers_and_names_are_unique() -> None:
    assert max(Counter(code.number for code in CODES).values()) == 1
    assert len(every_code()) == len(CODES)


@pytest.mark.parametrize("code", CODES, ids=lambda code: code.name)
def test_both_languages_say_the_same(code: Code) -> None:
    for wording in wordings(code):
        assert fields(wording.en) == fields(wording.ru)
        assert wording.en
        assert wording.ru
        assert not re.search("[а-яё]{2}", wording.en, re.IGNORECASE)


@pytest.mark.parametrize("wording", [*EXTRAS.values(), *TERMS.values()], ids=lambda wording: wording.en)
def test_shared_sentences_say_the_same(wording: Wording) -> None:
    assert fields(wording.en) == fields(wording.ru)


@pytest.mark.parametrize("code", CODES, ids=lambda code: code.name)
def test_message_begins_in_lower_case_and_does_not_advise(code: Code) -> None:
    assert code.message.en[0] == code.message.en[0].lower() or code.message.en.split()[0].isupper()
    assert not code.message.en.endswith(".")


def test_codes_are_found_by_number_or_name() -> None:
    assert by_number("cs201") is by_number("unknown-field") is every_code()["unknown-field"]
    assert by_number("CS000") is None


FILE_CODES = [code for code in CODES if code.examples and code.number[:3] in ("CS1", "CS2")]


@pytest.mark.parametrize("code", FILE_CODES, ids=lambda code: code.name)
def test_example_fails_and_its_twin_passes(code: Code, folder: ProjectFolder) -> None:
    assert code.examples is not None
    project = find_project(folder.root)
    folder.card("chaos-hyena", code.examples.failing)
    assert code.name in [fault.code for fault in load_scripts(project).diagnostics]
    folder.card("chaos-hyena", code.examples.passing)
    assert not load_scripts(project).diagnostics


TEXT_CODES = [code for code in CODES if code.examples and code.number[:3] == "CS3"]


@pytest.mark.parametrize("code", TEXT_CODES, ids=lambda code: code.name)
def test_example_of_a_text_fails_and_its_twin_passes(code: Code, folder: ProjectFolder, grammars: Path) -> None:
    assert code.examples is not None
    (folder.root / ".cardscript").symlink_to(grammars)
    assert code.name in checked(folder, code.examples.failing)
    assert checked(folder, code.examples.passing) == []


def checked(folder: ProjectFolder, card: str) -> list[str]:
    """Return the codes of what is wrong with a card."""
    folder.card("chaos-hyena", card)
    compilation = pipeline.load(find_project(folder.root))
    pipeline.check(compilation)
    return [fault.code for fault in compilation.diagnostics]
