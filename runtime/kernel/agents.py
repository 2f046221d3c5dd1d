"""Agents: whoever answers decisions, knowing only what their player may see."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from runtime.kernel.chance import Chance
from runtime.kernel.data import Data
from runtime.kernel.decisions import Decision
from runtime.kernel.game import Game


class Agent(Protocol):
    """Chooses an option of a decision."""

    def choose(self, view: Any, decision: Decision) -> int | Data:
        """Return an option, or its index; `view` is the game's view for the player who decides."""


class RandomAgent:
    """Chooses any option, each equally likely; its own seed makes its games repeatable."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def choose(self, view: Any, decision: Decision) -> int:
        """Return the index of a random option."""
        return self.chance.below(len(decision.options))


Score = Callable[[Any, Data], float]
"""`(view, option) -> how good the option looks`."""


class GreedyAgent:
    """Chooses the option that a scoring function likes best, the first of equals."""

    def __init__(self, score: Score) -> None:
        self.score = score

    def choose(self, view: Any, decision: Decision) -> int:
        """Return the index of the best option."""
        scores = [self.score(view, option) for option in decision.options]
        return scores.index(max(scores))


def play(game: Game, agents: Sequence[Agent], most: int | None = None) -> int:
    """Let agents play on until the game is over, or `most` decisions are made; return how many were made."""
    made = 0
    while not game.over and game.decision is not None and made != most:
        decision = game.decision
        game.choose(agents[decision.player].choose(game.view(decision.player), decision))
        made += 1
    return made
