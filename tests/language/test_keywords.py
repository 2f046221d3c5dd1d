"""Keywords are what their definitions say; few need Python, and those say why."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from compiler import pipeline
from compiler.diagnostics import LANGUAGES, Language
from compiler.keywords import counts, keywords, markdown, plain
from compiler.language import meaning as m
from compiler.language.ast import Node, rewrite
from compiler.sources import find_project
from tests.folders import ProjectFolder
from tests.language.helpers import ROOT, compilation, read

PAGES: dict[Language, Path] = {"en": ROOT / "docs" / "keywords.md", "ru": ROOT / "docs" / "ru" / "keywords.md"}
FOUND = keywords(compilation().scripts.keywords, "heroes")
HEADS = [word.source for word in FOUND if word.way == "head"]
BODY: dict[Language, str] = {"en": "draw a card", "ru": "возьмите карту"}


@pytest.mark.parametrize("language", PAGES)
def test_the_pages_are_fresh(language: Language, expect: Callable[[Path, str], None]) -> None:
    expect(PAGES[language], markdown("heroes", FOUND, language))


def test_fewer_than_ten_need_python_and_each_says_why() -> None:
    assert counts(FOUND)["python"] < 10
    assert all(bool(word.reason("en")) == bool(word.reason("ru")) == (word.way == "python") for word in FOUND)


def test_json_counts_what_it_lists() -> None:
    data: dict[str, Any] = plain(FOUND)
    assert sum(data["counts"].values()) == len(data["keywords"]) == len(FOUND)
    assert data["keywords"]["charge"]["en"]["definition"].endswith("under your control.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", HEADS, ids=lambda word: word.id)
def test_a_keyword_with_a_body_means_its_definition_around_the_body(word: Any, language: Language) -> None:
    pattern = word.printings[language].pattern.replace("{body}", BODY[language])
    body = read(language, BODY[language] + ".", None, "spell").features[0].chain  # type: ignore[attr-defined]
    definition = read(language, word.printings[language].definition, None, "creature")

    def said(node: Node) -> Node:
        return body if isinstance(node, m.Body) else node

    assert rewrite(definition, said) == read(language, pattern + ".", None, "creature")


def test_a_keyword_without_a_definition_is_refused(folder: ProjectFolder) -> None:
    path = folder.root / "cardscripts/heroes/keywords/gloom.yaml"
    path.parent.mkdir(parents=True, exist_ok=True)
    names = 'en: {name: "Gloom", pattern: "Gloom"}\nru: {name: "Мрак", pattern: "Мрак"}\n'
    for more, codes in (("", ["keyword-without-definition"]), ("counter: true\n", [])):
        path.write_text(f"id: gloom\nparameter: none\nstacking: once\n{more}{names}", "utf-8")
        loaded = pipeline.load(find_project(folder.root))
        pipeline.check_keywords(loaded)
        assert [fault.code for fault in loaded.diagnostics] == codes
