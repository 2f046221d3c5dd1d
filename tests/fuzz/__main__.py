"""Play many random games: ``python -m tests.fuzz [--game heroes|tcg] [GAMES] [FIRST_SEED]``.

Every twentieth is played with saving and cloning at each decision.
"""

from __future__ import annotations

import argparse
import sys
import traceback

from tests.fuzz import battles, games

GAMES = {"heroes": games.play_out, "tcg": battles.play_out}


def main(game: str, number: int, first: int) -> int:
    """Play the games; return how many failed."""
    failed, decisions = 0, 0
    for seed in range(first, first + number):
        try:
            decisions += GAMES[game](seed, twins=seed % 20 == 0)
        except Exception:
            failed += 1
            print(f"seed {seed}:")
            traceback.print_exc(limit=-3, file=sys.stdout)
    print(f"{number} games, {decisions} decisions, {failed} failed")
    return failed


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
