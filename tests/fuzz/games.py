"""What must hold in every game: no card lost or doubled, saving and cloning change nothing, every game ends."""

from __future__ import annotations

from collections import Counter
from functools import cache, partial

from runtime.heroes import Deck, HeroesGame, load, new_game
from runtime.heroes.definitions import Definitions
from runtime.heroes.editions import CURRENT, Edition
from runtime.heroes.library import library
from runtime.heroes.messages import Speaker
from runtime.kernel.chance import Chance
from tests.fuzz import playing
from tests.fuzz.playing import Subject

DECK_SIZE = 30
MADE = ("created", "placed")  # keywords of cards that come from the reserve
NOT_IN_DECKS = (*MADE, "reversed")  # keywords of cards that no deck may hold; a reverse side is a card of the deck


@cache
def cards() -> Definitions:
    """Return all generated cards."""
    return library()


@cache
def deckable() -> tuple[list[str], list[str]]:
    """Return the heroes and the cards that decks are made of."""
    known = cards().cards.values()
    heroes = [card.id for card in known if card.type == "hero"]
    others = [
        card.id for card in known if card.type != "hero" and not any(each.id in NOT_IN_DECKS for each in card.keywords)
    ]
    return heroes, others


def random_game(seed: int, edition: Edition = CURRENT) -> HeroesGame:
    """Begin a game between two random decks of all cards."""
    chance = Chance(seed * 2 + 1)
    heroes, others = deckable()
    decks = []
    for _ in range(2):
        names = list(others)
        chance.shuffle(names)
        hero = heroes[chance.below(len(heroes))]
        decks.append(Deck(hero, [name for name in names[: DECK_SIZE // 2] for _ in range(2)]))
    return new_game((decks[0], decks[1]), cards(), seed, edition=edition)


def census(game: HeroesGame) -> Counter[int]:
    """Count the cards of each owner's deck; raise AssertionError if a card is not in exactly one place."""
    listed = [number for numbers in game.zones.values() for number in numbers]
    assert len(set(listed)) == len(listed), "a card lies in two places"
    counts: Counter[int] = Counter()
    for card in game.everything():
        assert (card.id in listed) == (card.zone != "obtained"), f"{card.definition.id} is not where it says"
        if card.zone == "obtained":
            holder = game.card(card.holder)
            assert card.id in (*holder.under, *holder.parts), f"{card.definition.id} lies under nothing"
        if not is_made(game, card.id):
            counts[card.owner] += 1
        assert card.wounds >= 0, f"{card.definition.id} has {card.wounds} wounds"
    return counts


def is_made(game: HeroesGame, number: int) -> bool:
    """Whether a card did not come from a deck: heroes, created, copied and placed cards."""
    card = game.card(number)
    keywords = [keyword.id for keyword in card.definition.keywords]
    return card.definition.type == "hero" or bool(card.paid.get("created")) or any(k in MADE for k in keywords)


def in_order(game: HeroesGame) -> None:
    """Check that each player still has all cards of the deck."""
    assert census(game) == Counter({0: DECK_SIZE, 1: DECK_SIZE}), "a card is lost or doubled"


def play_out(seed: int, *, twins: bool = False, edition: Edition = CURRENT) -> int:
    """Play a random game to its end, checking at every decision; return how many there were."""
    subject = Subject(partial(random_game, edition=edition), in_order, partial(load, definitions=cards()), Speaker)
    return playing.play_out(subject, seed, twins=twins)
