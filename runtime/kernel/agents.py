"""Agents: whoever answers decisions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from runtime.kernel.chance import Chance
from runtime.kernel.data import Data
from runtime.kernel.decisions import Decision
from runtime.kernel.game import Game


class Agent(Protocol):
    """Chooses an option of a decision."""

    def choose(self, game: Game, decision: Decision) -> int | Data:
        """Return an option, or its index."""


class RandomAgent:
    """Chooses any option, each equally likely; its own seed makes its games repeatable."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def choose(self, game: Game, decision: Decision) -> int:
        """Return the index of a random option."""
        return self.chance.below(len(decision.options))


Score = Callable[[Game, int, Data], float]
"""`(game, player, option) -> how good the option looks`; the game is the one before the choice."""


class GreedyAgent:
    """Chooses the option that a scoring function likes best, the first of equals."""

    def __init__(self, score: Score) -> None:
        self.score = score

    def choose(self, game: Game, decision: Decision) -> int:
        """Return the index of the best option."""
        scores = [self.score(game, decision.player, option) for option in decision.options]
        return scores.index(max(scores))


def play(game: Game, agents: Sequence[Agent], most: int | None = None) -> int:
    """Let agents play on until the game is over, or `most` decisions are made; return how many were made."""
    made = 0
    while not game.over and game.decision is not None and made != most:
        decision = game.decision
        game.choose(agents[decision.player].choose(game, decision))
        made += 1
    return made
