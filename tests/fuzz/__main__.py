"""Play many random games: ``python -m tests.fuzz [--game heroes|tcg] [GAMES] [FIRST_SEED]``, on all cores.

Every twentieth is played with saving and cloning at each decision.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from tests.fuzz import battles, games

GAMES = {"heroes": games.play_out, "tcg": battles.play_out}
TOLD = 500
"""After how many games it is said how far it is."""


def main(game: str, number: int, first: int) -> int:
    """Play the games; return how many failed."""
    failed, decisions = 0, 0
    with ProcessPoolExecutor() as pool:
        results = pool.map(partial(played, game), range(first, first + number), chunksize=20)
        for done, (made, error) in enumerate(results, 1):
            decisions += made
            if error:
                failed += 1
                print(error, flush=True)
            if done % TOLD == 0 or done == number:
                print(f"{done} games, {decisions} decisions, {failed} failed", flush=True)
    return failed


def played(game: str, seed: int) -> tuple[int, str]:
    """Play a game; return how many decisions were made, and how it failed."""
    try:
        return GAMES[game](seed, twins=seed % 20 == 0), ""
    except Exception:
        return 0, f"seed {seed}:\n{traceback.format_exc(limit=-3)}"


def arguments() -> argparse.Namespace:
    """Return what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz")
    parser.add_argument("number", nargs="?", type=int, default=1000, metavar="GAMES")
    parser.add_argument("first", nargs="?", type=int, default=0, metavar="FIRST_SEED")
    parser.add_argument("--game", choices=sorted(GAMES), default="heroes")
    return parser.parse_args()


if __name__ == "__main__":
    asked = arguments()
    sys.exit(min(1, main(asked.game, asked.number, asked.first)))
