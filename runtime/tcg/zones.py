"""Moving cards between zones (2.1), and what goes with them: symbiotes, acquired abilities, effects that end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.kernel.terms import DECK, GRAVEYARD, PLAY
from runtime.tcg.battlefield import AWAY
from runtime.tcg.effects import end_with
from runtime.tcg.present import PLACES

if TYPE_CHECKING:
    from runtime.tcg.game import TcgGame


def remember(game: TcgGame, number: int) -> None:
    """Keep what is last known of a card that is about to leave the game zone."""
    traits = game.traits(number)
    card = game.adjust(number)
    card.last = {"square": card.square, "controller": card.controller, "lives": traits.life - card.wounds,
                 "tokens": card.tokens}


def relocate_zone(game: TcgGame, number: int, zone: str) -> None:
    """Move a card to a zone of its owner; it loses tokens, markers and acquired abilities (2.1.4)."""
    card = game.edit(number)
    came_from = card.zone
    if came_from == PLAY:
        remember(game, number)
        for rider in game.symbiotes(number):
            game.edit(rider).host = 0
        game.zones[PLAY].remove(number)
        end_with(game, number)
        leave_stack(game, number)
    else:
        game.zones[PLACES[card.owner][came_from]].remove(number)
    card = game.edit(number)
    card.clear()
    if zone == DECK:
        card.marks = {}  # what it lost "X times per battle" returns to it in the deck (glossary)
    card.zone = zone
    card.controller = card.owner
    game.zones[PLACES[card.owner][zone]].append(number)
    game.forget()


def leave_stack(game: TcgGame, number: int) -> None:
    """Let game actions of a card and attacks on it come to nothing: should it come back, it is another card."""
    for item in game.stack:
        if item["kind"] != "trigger" and number in (item.get("card"), item.get("target")):
            item["void"] = True


def enter(game: TcgGame, number: int, player: int, square: int, *, host: int = 0) -> None:
    """Put a card into the game zone, on a square or (AWAY) into the auxiliary zone, under a player's control."""
    card = game.edit(number)
    if card.zone == PLAY:
        game.zones[PLAY].remove(number)
    else:
        game.zones[PLACES[card.owner][card.zone]].remove(number)
        card.clear()
    card.zone = PLAY
    card.controller = player
    card.square = square
    card.host = host
    card.last = None
    game.zones[PLAY].append(number)
    game.forget()


def put_on(game: TcgGame, number: int, square: int) -> None:
    """Put a card on another square; its symbiotes go with it at the same time (1.5.2 h)."""
    for one in (number, *(game.symbiotes(number) if square != AWAY else ())):
        game.edit(one).square = square


def shuffle_deck(game: TcgGame, player: int) -> None:
    """Shuffle a deck (2.1.3)."""
    game.chance.shuffle(game.zone(DECK, player))


def bury(game: TcgGame, number: int) -> None:
    """Put a card on top of its owner's graveyard (2.1.4)."""
    relocate_zone(game, number, GRAVEYARD)
