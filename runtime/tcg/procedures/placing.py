"""Placing a squad face down on one's half of the battlefield (3.8-3.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.kernel.agenda import Frame
from runtime.tcg import battlefield
from runtime.tcg.battlefield import AWAY, COLUMNS
from runtime.tcg.procedures.registry import PROCEDURES
from runtime.tcg.zones import put_on

if TYPE_CHECKING:
    from runtime.tcg.game import TcgGame


def ask_card(game: TcgGame, frame: Frame) -> None:
    """Ask which card is placed next."""
    player = frame.values["player"]
    cards = [card for card in game.squad(player) if game.cards[card].square == AWAY]
    if not cards or not squares(game, player):
        game.agenda.pop()
        return
    game.ask(frame, player, "place", [{"key": "place", "card": card} for card in cards])


def ask_square(game: TcgGame, frame: Frame) -> None:
    """Ask for its square."""
    values = frame.values
    values["card"] = values.pop("answer")["card"]
    game.ask(frame, values["player"], "square", [{"key": "square", "square": square}
                                                 for square in squares(game, values["player"])], card=values["card"])


def put(game: TcgGame, frame: Frame) -> None:
    """Place it, face down."""
    values = frame.values
    put_on(game, values["card"], values.pop("answer")["square"])
    game.edit(values["card"]).hidden = True
    frame.step = 0


def squares(game: TcgGame, player: int) -> list[int]:
    """Return the squares that may be taken now: the first of the player's areas that is not full (3.9, 3.10)."""
    side = game.side(player)
    for area in areas(side):
        free = [square for square in area if game.is_free(square)]
        if free:
            return free
    return []


def areas(side: int) -> list[list[int]]:
    """Return the areas of a half in the order in which they are filled.

    First player: the central 3x3 squares, the rest of the 2nd and 3rd rows, the edges of the 1st row (3.9).
    Second player: the central 3x3 squares and the whole 1st row, then the edges of the 2nd and 3rd rows (3.10).
    """
    half = battlefield.half(side)
    central = [square for square in half if 1 <= square % COLUMNS <= COLUMNS - 2]
    edges = [square for square in half if square not in central and battlefield.row(square, side) > 1]
    front = [square for square in half if square not in central and square not in edges]
    return [central, edges, front] if side == 0 else [sorted([*central, *front]), edges]


PROCEDURES.add("place", ask_card, ask_square, put)
