"""What battles on squares cost: random battles, clones, saved battles; beside the figures of games."""

from __future__ import annotations

import json
from collections.abc import Iterator
from statistics import median
from time import process_time

from runtime.kernel.agents import RandomAgent, play
from runtime.tcg import TcgGame, load
from tests.bench.measure import Figure, rate
from tests.fuzz.battles import cards, random_battle

BATTLES = 10
POSITIONS = 30


def figures(rounds: int) -> Iterator[Figure]:
    """Yield the figures of the second game."""
    played = list(rounds_of_battles(rounds))
    yield Figure("decisions in random battles", median(made / seconds for made, seconds in played), "decisions/s")
    yield Figure("random battles", median(BATTLES / seconds for _, seconds in played), "battles/s")
    battles = positions(POSITIONS)
    yield Figure("clone of a battle", 1e6 / rate(lambda: clone_all(battles), rounds), "µs", 100)
    yield Figure("save and load of a battle", 1e3 / rate(lambda: save_and_load_all(battles), rounds), "ms", 3)


def rounds_of_battles(rounds: int) -> Iterator[tuple[int, float]]:
    """Play the same battles in each round; yield the decisions made in it and the processor time, after a warm-up."""
    for number in range(rounds + 1):
        began = process_time()
        made = sum(battle(seed)[1] for seed in range(BATTLES))
        if number:
            yield made, process_time() - began


def battle(seed: int, most: int | None = None) -> tuple[TcgGame, int]:
    """Play a random battle, to its end or for `most` decisions; return it and the number of decisions."""
    game = random_battle(seed)
    agent = RandomAgent(seed)
    return game, play(game, (agent, agent), most)


def positions(count: int) -> list[TcgGame]:
    """Return battles in progress, each after another number of decisions."""
    found: list[TcgGame] = []
    seed = 0
    while len(found) < count:
        game, _ = battle(seed, 60 + 3 * len(found))
        seed += 1
        if not game.over:
            found.append(game)
    return found


def clone_all(battles: list[TcgGame], times: int = 20) -> int:
    """Clone each battle some times; return the number of clones."""
    for game in battles:
        for _ in range(times):
            game.clone()
    return times * len(battles)


def save_and_load_all(battles: list[TcgGame]) -> int:
    """Write each battle as JSON text and read it back; return the number of battles."""
    for game in battles:
        load(json.loads(json.dumps(game.save())), cards())
    return len(battles)
