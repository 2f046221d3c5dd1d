"""The battlefield: 6 rows of 5 squares, numbered 0 to 29 from the First player's third row (2.1.1).

A square is row * 5 + column; it is shown as a letter for the column, left to right as the First player sees it, and a
number for the row: a1 … e6. A player's first row touches the opponent's half.
"""

from __future__ import annotations

from functools import cache

ROWS = 6
COLUMNS = 5
SQUARES = range(ROWS * COLUMNS)
AWAY = -1
"""Where a card is that is on no square: in the auxiliary zone, or outside the game zone."""


def name(square: int) -> str:
    """Return how a square is shown."""
    return f"{'abcde'[square % COLUMNS]}{square // COLUMNS + 1}"


def number(shown: str) -> int:
    """Return the square that is shown so; raise ValueError if there is none."""
    if len(shown) == 2 and shown[0] in "abcde" and shown[1] in "123456":
        return (int(shown[1]) - 1) * COLUMNS + "abcde".index(shown[0])
    raise ValueError(f"there is no square {shown!r}; squares are a1 to e6")


def row(square: int, player: int) -> int:
    """Return which row of the player's half a square is in, 1 to 3; 0 if it is in the other half (2.1.1)."""
    line = square // COLUMNS
    own = 3 - line if player == 0 else line - 2
    return own if 1 <= own <= 3 else 0


def half(player: int) -> tuple[int, ...]:
    """Return the squares of a player's half."""
    return tuple(square for square in SQUARES if row(square, player))


def line(number: int, player: int) -> tuple[int, ...]:
    """Return the squares of a player's first, second or third row."""
    return tuple(square for square in SQUARES if row(square, player) == number)


def distance(one: int, other: int) -> int:
    """Return how many squares lie from one to another, counted in any direction (glossary: Range X)."""
    return DISTANCES[one][other]


DISTANCES = tuple(tuple(max(abs(one // COLUMNS - other // COLUMNS), abs(one % COLUMNS - other % COLUMNS))
                        for other in SQUARES) for one in SQUARES)


@cache
def around(square: int) -> tuple[int, ...]:
    """Return the adjacent squares, diagonals too (glossary: Adjacent battlefield square)."""
    return tuple(other for other in SQUARES if distance(square, other) == 1)


@cache
def beside(square: int) -> tuple[int, ...]:
    """Return the squares that are adjacent vertically or horizontally (3.14)."""
    return tuple(other for other in around(square)
                 if other // COLUMNS == square // COLUMNS or other % COLUMNS == square % COLUMNS)


def offset(square: int, forward: int, right: int, player: int) -> int:
    """Return the square so many squares forward and right as the player sees it; AWAY off the battlefield."""
    sign = 1 if player == 0 else -1
    line, column = square // COLUMNS + sign * forward, square % COLUMNS + sign * right
    return line * COLUMNS + column if 0 <= line < ROWS and 0 <= column < COLUMNS else AWAY


def beyond(first: int, second: int) -> int:
    """Return the third square in the direction from one to an adjacent one; AWAY if there is none (glossary)."""
    if distance(first, second) != 1:
        return AWAY
    line = 2 * (second // COLUMNS) - first // COLUMNS
    column = 2 * (second % COLUMNS) - first % COLUMNS
    return line * COLUMNS + column if 0 <= line < ROWS and 0 <= column < COLUMNS else AWAY


def straight(one: int, other: int) -> tuple[int, ...]:
    """Return the squares strictly between two in one row or column; none if they are not."""
    if one // COLUMNS == other // COLUMNS:
        step = 1 if other > one else -1
    elif one % COLUMNS == other % COLUMNS:
        step = COLUMNS if other > one else -COLUMNS
    else:
        return ()
    return tuple(range(one + step, other, step))
