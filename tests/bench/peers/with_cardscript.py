"""Random games of ours: `python -m tests.bench.peers.with_cardscript SECONDS`, in the form of the other scripts."""

import json
import sys
from time import process_time

from tests.bench.playing import random_game
from tests.bench.table import table


def main(limit: float) -> None:
    """Warm up, play for so many seconds, print."""
    cards = table()
    random_game(cards, 0)
    began = process_time()
    made = seed = 0
    while process_time() - began < limit:
        seed += 1
        made += random_game(cards, seed)[1]
    print(json.dumps({"decisions": made, "seconds": process_time() - began}))


if __name__ == "__main__":
    main(float(sys.argv[1]))
