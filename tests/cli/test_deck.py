"""`cardscript deck check`: the rules about decks, on the project's own cards."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from compiler import pipeline
from compiler.cli.deck import check
from compiler.scenarios.cards import Playable, compile_game
from compiler.sources import DeckSource, find_project

ROOT = Path(__file__).resolve().parents[2]
COMPILATION = pipeline.load(find_project(ROOT))
DECKS = {deck.id: deck for deck in COMPILATION.scripts.decks}


@cache
def cards_of(game: str) -> Playable:
    """Return the cards of a game."""
    return compile_game(COMPILATION, game)


@pytest.fixture
def playable() -> Playable:
    return cards_of("heroes")


def deck(hero: str, **cards: int) -> DeckSource:
    """Return the deck `dark-bargain` with another hero and other cards."""
    plain = DECKS["dark-bargain"]
    return DeckSource(
        plain.source,
        plain.game,
        plain.set,
        plain.id,
        hero,
        {k.replace("_", "-"): n for k, n in cards.items()},
        plain.names,
    )


@pytest.mark.parametrize("name", DECKS)
def test_the_decks_of_the_project_are_allowed(name: str) -> None:
    assert list(check(DECKS[name], cards_of(DECKS[name].game), constructed=True)) == []


@pytest.mark.parametrize(
    ("hero", "cards", "codes"),
    [
        ("krom-the-iron", {"gnome": 3, "resurrected_linung": 1}, []),
        ("krom-the-iron", {"gnome": 4}, ["too-many"]),
        ("krom-the-iron", {"alp": 1, "gnome": 1}, ["hero-forbids"]),
        ("zul-baal", {"resurrected_linung": 1, "gnome": 1}, ["hero-forbids"]),
        ("dayla", {"rat_swarm": 5}, []),
        ("dayla", {"rat_swarm": 6}, ["too-many"]),
        ("dayla", {"water_elemental": 1}, ["not-for-decks"]),
    ],
)
def test_what_a_deck_may_have(hero: str, cards: dict[str, int], codes: list[str], playable: Playable) -> None:
    """7 Card name, 7 Horde, 7 Created, 106.3.3."""
    assert [fault.code for fault in check(deck(hero, **cards), playable, constructed=True)] == codes


def test_a_draft_has_any_number_of_cards_of_a_name(playable: Playable) -> None:
    assert list(check(deck("krom-the-iron", gnome=7), playable, constructed=False)) == []
