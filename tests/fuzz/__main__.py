"""Play many random games: ``python -m tests.fuzz [GAMES] [FIRST_SEED]``; every twentieth with saving and cloning."""

from __future__ import annotations

import sys
import traceback

from tests.fuzz.games import play_out


def main(games: int, first: int) -> int:
    """Play the games; return how many failed."""
    failed, decisions = 0, 0
    for seed in range(first, first + games):
        try:
            decisions += play_out(seed, twins=seed % 20 == 0)
        except Exception:
            failed += 1
            print(f"seed {seed}:")
            traceback.print_exc(limit=-3, file=sys.stdout)
    print(f"{games} games, {decisions} decisions, {failed} failed")
    return failed


if __name__ == "__main__":
    numbers = [int(argument) for argument in sys.argv[1:3]]
    sys.exit(min(1, main(numbers[0] if numbers else 1000, numbers[1] if len(numbers) > 1 else 0)))
