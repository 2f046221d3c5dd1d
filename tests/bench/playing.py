"""What playing costs: random games, clones, saved games."""

import json
from collections.abc import Iterator
from statistics import median
from time import process_time

from runtime.heroes import HeroesGame, load
from runtime.kernel.agents import RandomAgent, play
from tests.bench.against import compiled_rate
from tests.bench.measure import Figure, process, python, rate
from tests.bench.table import Table

GAMES = 40
POSITIONS = 60


def figures(table: Table, rounds: int) -> Iterator[Figure]:
    """Yield the figures of the runtime."""
    played = list(random_games(table, rounds))
    decisions = median(made / seconds for made, seconds in played)
    yield Figure("decisions in random games, pure Python", decisions, "decisions/s", 10_000, True)
    yield Figure("decisions in random games, compiled package", compiled_rate(rounds), "decisions/s", 10_000, True)
    yield Figure("random games", median(GAMES / seconds for _, seconds in played), "games/s")
    memory = process(python("-m", "tests.bench.peers.with_cardscript", "2")).memory
    yield Figure("random games, memory", memory / 1e6, "MB")
    games = positions(table, POSITIONS)
    yield Figure("clone", 1e6 / rate(lambda: clone_all(games), rounds), "µs", 100)
    yield Figure("save and load", 1e3 / rate(lambda: save_and_load_all(games, table), rounds), "ms", 3)


def random_games(table: Table, rounds: int) -> Iterator[tuple[int, float]]:
    """Play the same games in each round; yield the decisions made in it and the processor time.

    A choice of one option is no decision. The first round only warms up.
    """
    for number in range(rounds + 1):
        began = process_time()
        made = sum(random_game(table, seed)[1] for seed in range(GAMES))
        if number:
            yield made, process_time() - began


def random_game(table: Table, seed: int, most: int | None = None) -> tuple[HeroesGame, int]:
    """Play a random game, to its end or for `most` decisions; return it and the number of decisions."""
    game = table.deal(seed)
    agent = RandomAgent(seed)
    return game, play(game, (agent, agent), most)


def positions(table: Table, count: int) -> list[HeroesGame]:
    """Return games in progress, each after another number of decisions."""
    found: list[HeroesGame] = []
    seed = 0
    while len(found) < count:
        game, _ = random_game(table, seed, 10 + 2 * len(found))
        seed += 1
        if not game.over:
            found.append(game)
    return found


def clone_all(games: list[HeroesGame], times: int = 20) -> int:
    """Clone each game some times; return the number of clones."""
    for game in games:
        for _ in range(times):
            game.clone()
    return times * len(games)


def save_and_load_all(games: list[HeroesGame], table: Table) -> int:
    """Write each game as JSON text and read it back; return the number of games."""
    for game in games:
        load(json.loads(json.dumps(game.save())), table.definitions)
    return len(games)
