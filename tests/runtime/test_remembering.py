"""What a game remembers of itself between changes never decides what happens."""

from __future__ import annotations

import pytest

from runtime.heroes import HeroesGame
from runtime.kernel.agenda import Frame, StepFunction
from runtime.kernel.agents import RandomAgent, play
from runtime.kernel.data import Data
from tests.runtime.random_games import random_game

SEEDS = range(40, 46)


def forgetful(step: StepFunction) -> StepFunction:
    """Return a step of a procedure that begins without anything remembered."""

    def forgetting(game: HeroesGame, frame: Frame) -> None:
        game.forget()
        step(game, frame)

    return forgetting


def logs() -> list[list[Data]]:
    """Return the logs of some random games."""
    found = []
    for seed in SEEDS:
        game = random_game(seed)
        agent = RandomAgent(seed)
        play(game, (agent, agent), 300)
        found.append(list(game.log))
    return found


def test_games_that_forget_everything_at_each_step_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Traits, squads and indexed abilities are looked up anew at each step and after each change, to the same end."""
    remembering = logs()
    steps = {name: tuple(forgetful(step) for step in row) for name, row in HeroesGame.procedures.steps.items()}
    monkeypatch.setattr(HeroesGame.procedures, "steps", steps)
    monkeypatch.setattr(HeroesGame, "touch", HeroesGame.forget)
    assert logs() == remembering
