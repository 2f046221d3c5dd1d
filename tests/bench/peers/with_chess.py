"""Random games of `chess`: `python with_chess.py SECONDS` prints what was done in how much processor time."""

import json
import random
import sys
from time import process_time

import chess  # type: ignore[import-not-found]


def playout() -> int:
    """Play a random game; return how many moves were chosen among at least two."""
    board = chess.Board()
    made = 0
    while not board.is_game_over():
        moves = list(board.legal_moves)
        made += len(moves) > 1
        board.push(random.choice(moves))
    return made


def main(limit: float) -> None:
    """Warm up, play for so many seconds, print."""
    playout()
    began = process_time()
    made = 0
    while process_time() - began < limit:
        made += playout()
    print(json.dumps({"moves": made, "seconds": process_time() - began}))


main(float(sys.argv[1]))
