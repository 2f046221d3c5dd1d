"""Beginning a game: from two decks, or on a board in the middle of one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from runtime.heroes.decks import may_be_in_decks
from runtime.heroes.definitions import Definitions
from runtime.heroes.editions import CURRENT, Edition
from runtime.heroes.effects import gain_keyword
from runtime.heroes.game import HeroesGame
from runtime.heroes.happening.joining import put_under
from runtime.heroes.terms import HAND, HERO, OBTAINED, SIDEBOARD
from runtime.kernel.data import Data
from runtime.kernel.definitions import DefinitionError
from runtime.kernel.effects import add_effect, expiry
from runtime.kernel.terms import DECK, END_OF_GAME, GRAVEYARD, PLAY


@dataclass(frozen=True, slots=True)
class Deck:
    """A hero and a deck of cards, by id; `sideboard` is the additional deck."""

    hero: str
    cards: Sequence[str]
    sideboard: Sequence[str] = ()


def new_game(decks: Sequence[Deck], definitions: Definitions, seed: int, *, edition: Edition = CURRENT,
             first: int | None = None) -> HeroesGame:
    """Begin a game (301) and run to its first decision.

    `first` fixes who goes first; without it the winner of the roll chooses (301.4). Raises DefinitionError for an
    unknown card, a hero that is none, or a card that cannot be in a deck.
    """
    game = HeroesGame(definitions, seed, edition)
    for player, deck in enumerate(decks):
        place_hero(game, player, deck.hero)
        for name in deck.cards:
            if not may_be_in_decks(definitions, definitions.card(name)):
                raise DefinitionError(f"{name!r} cannot be in a deck")
            game.make_card(name, player, DECK)
        for name in deck.sideboard:
            game.make_card(name, player, SIDEBOARD)
    check_made(game)
    if first is None:
        game.push("preparation")
    else:
        game.push("preparation", first=first)
    game.run()
    return game


def place_hero(game: HeroesGame, player: int, name: str) -> None:
    """Put a hero into play (301.3)."""
    if game.definitions.card(name).type != HERO:
        raise DefinitionError(f"{name!r} is not a hero")
    game.players[player].hero = game.make_card(name, player, PLAY).id


@dataclass(frozen=True, slots=True)
class InPlay:
    """A card on a board: how it stands there. `fresh` = it came this turn (first-turn weakness)."""

    card: str
    wounds: int = 0
    closed: bool = False
    hidden: bool = False
    fresh: bool = False
    effects: Sequence[Mapping[str, Any]] = ()
    """Effects as data: `{"kind": "strike", "amount": 2}`, `{"kind": "keyword", "keyword": "poison", "amount": 1}`,
    `{"kind": "ability", "ability": "ClassName"}`, `{"kind": "enhancement", "amount": 1}`, …; `until` is a duration."""
    parts: Sequence[str] = ()
    obtained: Sequence[str] = ()
    owner: int | None = None


@dataclass(frozen=True, slots=True)
class Side:
    """One player's side of a board. `deck` and `graveyard` begin with the top card."""

    hero: str
    play: Sequence[str | InPlay] = ()
    hand: Sequence[str] = ()
    deck: Sequence[str] = ()
    graveyard: Sequence[str] = ()
    sideboard: Sequence[str] = ()
    coins: int = 10
    closed_coins: int = 0
    prayers: int = 0
    wounds: int = 0
    hero_closed: bool = False
    hero_effects: Sequence[Mapping[str, Any]] = ()
    failed_draws: int = 0


def board(sides: tuple[Side, Side], definitions: Definitions, *, active: int = 0, turn: int = 3, seed: int = 0,
          edition: Edition = CURRENT) -> HeroesGame:
    """Build a game in the middle: the active player is in the Selection phase of turn number `turn`.

    Drive it with `game.choose`. Raises DefinitionError for unknown cards.
    """
    game = HeroesGame(definitions, seed, edition)
    game.turn = turn
    game.active = active
    for player, side in enumerate(sides):
        place_hero(game, player, side.hero)
    for player, side in enumerate(sides):
        fill_side(game, player, side)
    check_made(game)
    game.push("turn").step = SELECTION
    game.run()
    return game


SELECTION = 7


def check_made(game: HeroesGame) -> None:
    """Raise DefinitionError if a card of the game makes one that is not defined."""
    game.definitions.check_made(dict.fromkeys(card.definition.id for card in game.everything()))


def fill_side(game: HeroesGame, player: int, side: Side) -> None:
    """Lay out one side."""
    hero = game.edit(game.players[player].hero)
    hero.wounds = side.wounds
    hero.closed = side.hero_closed
    lay_effects(game, hero.id, player, side.hero_effects)
    state = game.players[player]
    state.coins, state.closed, state.prayers = side.coins, side.closed_coins, side.prayers
    state.failed_draws = side.failed_draws
    for name in side.hand:
        game.make_card(name, player, HAND)
    for zone, names in ((DECK, side.deck), (GRAVEYARD, side.graveyard)):
        for name in reversed(names):
            game.make_card(name, player, zone)
    for name in side.sideboard:
        game.make_card(name, player, SIDEBOARD)
    for row in side.play:
        put_in_play(game, player, row if isinstance(row, InPlay) else InPlay(row))


def put_in_play(game: HeroesGame, player: int, row: InPlay) -> int:
    """Put one card into play as it stands; return its number."""
    owner = player if row.owner is None else row.owner
    card = game.make_card(row.card, owner, PLAY)
    card.controller = player
    card.wounds, card.closed, card.hidden = row.wounds, row.closed, row.hidden
    card.since = game.turn if row.fresh else 0
    card.entered = game.number()
    if any(keyword.id == "created" for keyword in card.definition.keywords):
        card.paid = {"created": 1}
    for name in row.parts:
        part = game.make_card(name, owner, OBTAINED)
        part.holder = card.id
        card.parts = (*card.parts, part.id)
    for name in row.obtained:
        under = game.make_card(name, owner, OBTAINED)
        under.paid = {"obtained from": HAND}
        put_under(game, under.id, card.id)
    lay_effects(game, card.id, player, row.effects)
    return card.id


def lay_effects(game: HeroesGame, card: int, player: int, effects: Sequence[Mapping[str, Any]]) -> None:
    """Lay the given effects on a card."""
    for row in effects:
        values: Data = {key: value for key, value in row.items() if key not in ("kind", "until")}
        ends = expiry(game, row.get("until", END_OF_GAME), player, card, card)
        if row["kind"] == "keyword":
            gain_keyword(game, card, row["keyword"], row.get("amount", 0), ends)
        else:
            add_effect(game, card, row["kind"], ends, **values)
