"""What must hold in every battle on squares: no card lost or doubled, one card a square, saving and cloning alike."""

from __future__ import annotations

from functools import cache, partial

from runtime.kernel.chance import Chance
from runtime.tcg import Deck, Definitions, TcgGame, load, new_game
from runtime.tcg.library import library
from runtime.tcg.messages import Speaker
from tests.fuzz import playing
from tests.fuzz.playing import Subject
from tests.runtime.tcg.cards import CARDS
from tests.runtime.tcg.order import check_order

DECK_SIZE = 30


@cache
def cards() -> Definitions:
    """Return all generated cards, and those written by hand whose names are free."""
    known = library()
    for card in CARDS:
        if card.id not in known.cards:
            known.add(card)
    return known


def random_deck(chance: Chance) -> Deck:
    """Return a deck of different cards, or of all there are several times."""
    names = list(cards().cards)
    chance.shuffle(names)
    return Deck((names * DECK_SIZE)[:DECK_SIZE])


def random_battle(seed: int) -> TcgGame:
    """Begin a battle between two random decks of all cards."""
    chance = Chance(seed * 2 + 1)
    return new_game((random_deck(chance), random_deck(chance)), cards(), seed)


def play_out(seed: int, *, twins: bool = False) -> int:
    """Play a random battle to its end, checking at every decision; return how many there were."""
    subject = Subject(random_battle, partial(check_order, cards=2 * DECK_SIZE), partial(load, definitions=cards()),
                      Speaker)
    return playing.play_out(subject, seed, twins=twins)
