"""One helper that states texts in both languages and checks every direction."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from compiler import pipeline
from compiler.language.meaning import CardText
from compiler.language.texts import LANGUAGES, Texts
from compiler.sources import find_project

ROOT = Path(__file__).resolve().parents[2]


@cache
def compilation() -> pipeline.Compilation:
    """The repository's own project."""
    return pipeline.load(find_project(ROOT))


@cache
def texts(game: str = "heroes") -> Texts:
    """The languages of a game with the names of the repository's cards."""
    return compilation().texts(game)


def read(
    language: str,
    text: str,
    name: str | None = None,
    card_type: str = "creature",
    forms: Mapping[str, str] | None = None,
    game: str = "heroes",
) -> CardText:
    """Return the tree of a text; fail with the diagnostics if it is not read whole."""
    own = texts(game).own_name(language, name, forms) if name else None
    reading = texts(game).read(language, text, own, card_type == "spell")
    said = [f"{each.message('en')} {each.advice('en')}" for each in reading.diagnostics]
    assert reading.text is not None, f"{text!r}: {said}"
    return reading.text


def write(
    language: str,
    tree: CardText,
    name: str | None = None,
    forms: Mapping[str, str] | None = None,
    game: str = "heroes",
) -> str:
    """Return the printed text of a tree."""
    return texts(game).write(language, tree, texts(game).own_name(language, name, forms) if name else None)


def check(
    en: str,
    ru: str,
    *,
    name: tuple[str, str] | None = None,
    card_type: str = "creature",
    forms: Mapping[str, str] | None = None,
    game: str = "heroes",
) -> CardText:
    """Check that two texts mean the same, print to each other and back; return the meaning.

    ``forms`` are the cases that a card gives of its Russian name.
    """
    names = dict(zip(LANGUAGES, name or (None, None), strict=True))
    cases = {"en": None, "ru": forms}
    trees = {
        language: read(language, text, names[language], card_type, cases[language], game)
        for language, text in (("en", en), ("ru", ru))
    }
    assert trees["en"] == trees["ru"], f"{en!r} and {ru!r} differ:\n{trees['en']}\n{trees['ru']}"
    for language in LANGUAGES:
        for tree in trees.values():
            printed = write(language, tree, names[language], cases[language], game)
            assert read(language, printed, names[language], card_type, cases[language], game) == tree, printed
    return trees["en"]
