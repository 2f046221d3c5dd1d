"""`python -m tests.compiled.games`: play games of every kind and print what they were, for another run to compare."""

import hashlib
import json

from runtime.heroes import game
from runtime.kernel.chance import Chance
from runtime.kernel.game import Game
from tests.bench.table import table
from tests.fuzz import battles, games

DEALT, RANDOM, BATTLES = range(40), range(5000, 5040), range(20)


def main() -> None:
    """Print which game module is run, and a line for each game."""
    print("compiled" if game.__file__.endswith((".so", ".pyd")) else "pure")
    decks = table()
    for seed in DEALT:
        print("dealt", seed, played(decks.deal(seed), seed))
    for seed in RANDOM:
        print("random", seed, played(games.random_game(seed), seed))
    for seed in BATTLES:
        print("battle", seed, played(battles.random_battle(seed), seed))


def played(game: Game, seed: int) -> str:
    """Play to the end; return the number of decisions, and a digest of all decisions and of the saved game."""
    chance, digest, made = Chance(seed), hashlib.sha256(), 0
    while not game.over:
        assert game.decision is not None
        digest.update(json.dumps(game.decision.save(), sort_keys=True).encode())
        game.choose(chance.below(len(game.decision.options)))
        made += 1
    digest.update(json.dumps(game.save(), sort_keys=True).encode())  # type: ignore[attr-defined]
    return f"{made} {digest.hexdigest()}"


if __name__ == "__main__":
    main()
