"""What is told of mistakes that people make when they type, and what comes of the fixes that are offered first."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml

from compiler.agreement.proof import applied
from compiler.diagnostics import Diagnostic, Severity, TextSpan
from compiler.language.meaning import CardText
from compiler.language.texts import LANGUAGES
from tests.language.helpers import texts

FOLDER = Path(__file__).with_name("fixtures") / "mistakes"
MISTAKES: list[dict[str, Any]] = yaml.safe_load((FOLDER / "mistakes.yaml").read_text("utf-8"))
UNUSUAL: list[dict[str, Any]] = yaml.safe_load((FOLDER / "unusual.yaml").read_text("utf-8"))


def language(case: Mapping[str, Any]) -> str:
    """Return the language of a case, told by its letters if it does not say."""
    return str(case.get("language") or LANGUAGES[any("а" <= letter <= "я" for letter in case["text"].lower())])


def told(text: str, found: Iterable[Diagnostic]) -> dict[str, str]:
    """Return the words that are told of, by code."""
    said: dict[str, str] = {}
    for fault in found:
        assert isinstance(fault.span, TextSpan)
        words = text[fault.span.start : fault.span.end]
        said[fault.code] = f"{said[fault.code]} {words}" if fault.code in said else words
    return said


def fixed(text: str, found: Iterable[Diagnostic]) -> str | None:
    """Return the text with the first fix of each fault."""
    return applied(text, [edit for fault in found for edit in fault.fixes[0].edits])


@pytest.mark.parametrize("case", MISTAKES, ids=lambda case: case["text"])
def test_a_mistake_is_told_where_it_stands_and_mended(case: dict[str, Any]) -> None:
    reading = texts().read(language(case), case["text"], None, False)
    assert told(case["text"], reading.diagnostics) == case["told"]
    assert fixed(case["text"], reading.diagnostics) == case["fixed"]
    assert texts().read(language(case), case["fixed"], None, False).text is not None


def across(tree: CardText, code: str, game: str) -> CardText:
    """Return the same meaning as the other language says it: in no manner of this one."""
    other = next(each for each in LANGUAGES if each != code)
    read = texts(game).read(other, texts(game).write(other, tree, None), None, False).text
    assert read == tree
    return read


@pytest.mark.parametrize("case", UNUSUAL, ids=lambda case: case["text"])
def test_what_is_unusual_is_told_and_mended_without_another_meaning(case: dict[str, Any]) -> None:
    code, game = language(case), case.get("game", "heroes")
    tree = texts(game).read(code, case["text"], None, False).text
    assert tree is not None
    own = texts(game).own_name(code, "Сова" if code == "ru" else "Owl")
    found = texts(game).unusual(code, case["text"], texts(game).written(code, across(tree, code, game), own))
    assert [each.code for each in found] == case["told"]
    assert all(each.severity is Severity.WARNING and each.fixes[0].safe for each in found)
    mended = fixed(case["text"], found)
    assert mended == case.get("fixed", case["text"])
    assert texts(game).read(code, str(mended), None, False).text == tree
