"""Beginning a game: from two decks, or on a board in the middle of one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from runtime.kernel.data import Data
from runtime.kernel.definitions import DefinitionError
from runtime.kernel.effects import add_effect, expiry
from runtime.kernel.terms import DECK, END_OF_GAME, GRAVEYARD, PLAY
from runtime.tcg.battlefield import AWAY, number
from runtime.tcg.definitions import Definitions
from runtime.tcg.game import TcgGame
from runtime.tcg.procedures.turns import CHOOSE
from runtime.tcg.terms import DEAL, FLYING, TERRAIN


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck of cards, by id; `deal` is what a campaign's next deal begins with (8.3)."""

    cards: Sequence[str]
    deal: Sequence[str] = ()


def new_game(decks: Sequence[Deck], definitions: Definitions, seed: int, *, dice: Sequence[int] = (),
             campaign: bool = False) -> TcgGame:
    """Begin a game (3.2) and run to its first decision.

    `dice` fixes the first die rolls; in a `campaign` creatures may retreat (8.2). Raises DefinitionError for an unknown
    card.
    """
    game = TcgGame(definitions, seed)
    game.dice = list(dice)
    game.campaign = campaign
    for player, deck in enumerate(decks):
        for name in deck.cards:
            game.make_card(name, player, DECK)
        for name in deck.deal:
            game.make_card(name, player, DEAL)
    game.push("game")
    game.run()
    return game


@dataclass(frozen=True, slots=True)
class InPlay:
    """A card on a board: how it stands there. `square` is "a1" to "e6"; flying creatures and terrains have none.

    A symbiote has as `host` the square of its host. `moved` counts squares moved this turn.
    """

    card: str
    square: str = ""
    wounds: int = 0
    closed: bool = False
    hidden: bool = False
    tokens: int = 0
    host: str = ""
    acted: int = 0
    moved: int = 0
    effects: Sequence[Mapping[str, Any]] = ()
    """Effects as data: `{"kind": "keyword", "keyword": "poisoning", "amount": 1}`, `{"kind": "lives", "amount": 2}`,
    `{"kind": "ability", "ability": "ClassName"}`, …; `until` is a duration."""
    owner: int | None = None


@dataclass(frozen=True, slots=True)
class Side:
    """One player's side of a board. `deck` and `graveyard` begin with the top card."""

    play: Sequence[InPlay] = ()
    deck: Sequence[str] = ()
    graveyard: Sequence[str] = ()
    gold: int = 0
    silver: int = 0


def board(sides: tuple[Side, Side], definitions: Definitions, *, active: int = 0, turn: int = 3, seed: int = 0,
          dice: Sequence[int] = (), campaign: bool = False) -> TcgGame:
    """Build a game in the middle: player 0 is the First; the active player is in the Choice sub-phase (6.4.1).

    Drive it with `game.choose`. Raises DefinitionError for unknown cards and ValueError for unknown squares.
    """
    game = TcgGame(definitions, seed)
    game.turn, game.active, game.campaign = turn, active, campaign
    game.dice = list(dice)
    for player, side in enumerate(sides):
        fill_side(game, player, side)
    for player, side in enumerate(sides):
        seat_riders(game, player, side)
    game.push("turn").step = CHOOSE
    game.run()
    return game


def fill_side(game: TcgGame, player: int, side: Side) -> None:
    """Lay out one side; symbiotes are seated afterwards."""
    game.players[player].gold, game.players[player].silver = side.gold, side.silver
    for zone, names in ((DECK, side.deck), (GRAVEYARD, side.graveyard)):
        for name in reversed(names):
            game.make_card(name, player, zone)
    for row in side.play:
        put_in_play(game, player, row)


def put_in_play(game: TcgGame, player: int, row: InPlay) -> int:
    """Put one card into the game zone as it stands; return its number."""
    card = game.make_card(row.card, player if row.owner is None else row.owner, PLAY)
    card.controller = player
    if row.square:
        card.square = number(row.square)
    elif not row.host and card.definition.kind != FLYING and card.definition.type != TERRAIN:
        raise DefinitionError(f"{row.card!r} needs a square")
    card.wounds, card.closed, card.hidden, card.tokens = row.wounds, row.closed, row.hidden, row.tokens
    card.acted, card.steps, card.still = row.acted, row.moved, bool(row.acted)
    lay_effects(game, card.id, player, row.effects)
    return card.id


def seat_riders(game: TcgGame, player: int, side: Side) -> None:
    """Put symbiotes and parasites on their hosts."""
    waiting = [row for row in side.play if row.host]
    riders = [card for card in game.squad(player) if game.cards[card].square == AWAY
              and any(row.card == game.cards[card].definition.id for row in waiting)]
    for row, card in zip(waiting, riders, strict=True):
        square = number(row.host)
        hosts = game.cards_on(square)
        if not hosts:
            raise DefinitionError(f"{row.card!r} has no host on {row.host}")
        found = game.edit(card)
        found.square, found.host = square, hosts[0]


def lay_effects(game: TcgGame, card: int, player: int, effects: Sequence[Mapping[str, Any]]) -> None:
    """Lay the given effects on a card."""
    for row in effects:
        values: Data = {key: value for key, value in row.items() if key not in ("kind", "until")}
        if row["kind"] == "ability":
            values = {"amount": 0, "memory": {}, "uses": None, **values}
        add_effect(game, card, row["kind"], expiry(game, row.get("until", END_OF_GAME), player, card, card), **values)
