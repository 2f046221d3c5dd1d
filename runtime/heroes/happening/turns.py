"""The turn and the game (304, 310, 602-605)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.heroes.happening.registry import carried_out, happening, note
from runtime.kernel.data import Data
from runtime.kernel.results import result

if TYPE_CHECKING:
    from runtime.heroes.game import HeroesGame


@happening
def turn_start(game: HeroesGame, event: Data) -> Data:
    """At the start of a player's turn: `player`."""
    return carried_out(game, event)


@happening
def turn_end(game: HeroesGame, event: Data) -> Data:
    """At the end of a player's turn: `player`."""
    return carried_out(game, event)


@happening
def extra_turn(game: HeroesGame, event: Data) -> Data:
    """`player` gets an extra turn after this one (7 Extra turn)."""
    game.extra_turns.append(event["player"])
    return carried_out(game, event)


@happening
def end_turn(game: HeroesGame, event: Data) -> Data:
    """The turn ends immediately, without end-of-turn triggers (7 Immediately)."""
    note(game, event)
    game.end_turn_now()
    return result(event)


@happening
def lose_game(game: HeroesGame, event: Data) -> Data:
    """`player` loses the game (604.1)."""
    note(game, event)
    game.end([event["player"]])
    return result(event)
