"""Dry runs: every card can be tried out, and one is told line by line in both languages."""

from collections.abc import Callable
from pathlib import Path

import pytest

from compiler import pipeline
from compiler.diagnostics import LANGUAGES, Language
from compiler.scenarios.cards import compile_cards, with_those_it_names
from compiler.scenarios.heroes.rehearsal import rehearse
from compiler.sources import find_project
from runtime.heroes.library import library


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_dry_run_is_told(language: Language, expect: Callable[[Path, str], None]) -> None:
    lines = rehearse("noita", library(), "current", language)
    told = "".join(f"{'> ' if line.chosen else ''}{line.text} [{line.cause}]\n" for line in lines)
    expect(Path(__file__).with_name("rehearsed") / f"noita.{language}.txt", told)


def test_every_card_can_be_tried_out() -> None:
    definitions = library()
    cards = list(definitions.cards)
    assert len(cards) > 200
    for card in cards:
        assert len(list(rehearse(card, definitions, "current", "en"))) > 3, card


@pytest.mark.parametrize("card", ["noita", "nest-dragon", "wrecker-captain"])
def test_a_card_with_those_it_names_is_enough(card: str) -> None:
    """One that names nobody, one whose keyword creates an Egg, one that creates a card by its name."""
    compilation = pipeline.load(find_project(Path(__file__).parent))
    source = next(each for each in compilation.scripts.cards if each.id == card)
    few = compile_cards(compilation, "heroes", with_those_it_names(compilation, source)).definitions
    assert len(few.cards) < 10
    assert list(rehearse(card, few, "current", "en")) == list(rehearse(card, library(), "current", "en"))
