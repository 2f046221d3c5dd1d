"""Plant mistakes into every card and print what was found: ``python -m tests.mutants [MOST] [SEED] [KIND…]``."""

from __future__ import annotations

import sys
from pathlib import Path

from compiler import pipeline
from compiler.sources import find_project
from tests.mutants.judging import planted
from tests.mutants.mistakes import KINDS
from tests.mutants.report import lines


def main(most: int, seed: int, kinds: list[str]) -> None:
    """Plant at most so many mistakes of each kind into each text; print the report."""
    compilation = pipeline.load(find_project(Path(__file__).parent))
    cards = compilation.scripts.cards
    verdicts = (verdict for card in cards for verdict in planted(compilation, card, kinds, seed, most))
    for line in lines(verdicts):
        print(line)


if __name__ == "__main__":
    numbers = [int(argument) for argument in sys.argv[1:3]]
    main(numbers[0] if numbers else 3, numbers[1] if len(numbers) > 1 else 0, sys.argv[3:] or list(KINDS))
