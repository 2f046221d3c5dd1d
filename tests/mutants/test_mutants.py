"""Planted mistakes are found: a sample of what ``make mutants`` plants into all cards."""

from functools import cache
from pathlib import Path

import pytest

from compiler import pipeline
from compiler.diagnostics import LANGUAGES
from compiler.sources import find_project
from tests.mutants.judging import Verdict, planted
from tests.mutants.mistakes import KINDS
from tests.mutants.report import lines

EVERY = 16
"""One card of so many is tried here."""
SEED = 20


@cache
def verdicts() -> list[Verdict]:
    """Plant two mistakes of each kind into each text of the sample."""
    compilation = pipeline.load(find_project(Path(__file__).parent))
    cards = compilation.scripts.cards[::EVERY]
    return [each for card in cards for each in planted(compilation, card, list(KINDS), SEED, 2)]


def of(kind: str, language: str) -> list[Verdict]:
    """Return what came of the mistakes of a kind in a language."""
    return [each for each in verdicts() if (each.kind, each.language) == (kind, language)]


def lost(these: list[Verdict]) -> list[str]:
    """Return the mistakes that were not found."""
    return [f"{each.card}: {each.mistake.told}" for each in these if not each.found]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["number", "whose", "clause", "twice", "space", "typo", "word for word"])
def test_every_mistake_is_found(kind: str, language: str) -> None:
    assert lost(of(kind, language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_right_word_is_suggested(language: str) -> None:
    typos = of("typo", language)
    assert len(typos) > 40
    assert sum(each.suggested for each in typos) >= 0.95 * len(typos)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "least"), [("ending", 0.95), ("stop", 0.95), ("word", 0.9)])
def test_nearly_every_wrong_form_and_mark_is_found(kind: str, least: float, language: str) -> None:
    these = of(kind, language)
    assert len(these) > 20
    assert len(lost(these)) <= (1 - least) * len(these), lost(these)


def test_the_same_seed_plants_the_same_mistakes() -> None:
    compilation = pipeline.load(find_project(Path(__file__).parent))
    card = compilation.scripts.cards[0]
    once, again = (list(planted(compilation, card, ["typo", "word"], 7, 2)) for _ in range(2))
    assert once == again


def test_the_report_lists_what_got_away() -> None:
    told = list(lines(verdicts()))
    assert sum(line.startswith("typo ") for line in told) == len(LANGUAGES)
    assert any("not found" in line for line in told)
