"""Dry runs: every card can be tried out, and one is told line by line in both languages."""

from collections.abc import Callable
from pathlib import Path

import pytest

from compiler.diagnostics import LANGUAGES, Language
from compiler.scenarios.heroes.rehearsal import rehearse
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
