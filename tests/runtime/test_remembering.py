"""What a game remembers of itself between changes never decides what happens."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from runtime.heroes import HeroesGame
from runtime.heroes.pipeline import alive
from runtime.heroes.present import EVERYTHING
from runtime.heroes.traits import Traits, Waiting
from runtime.kernel.agenda import Frame, StepFunction
from runtime.kernel.agents import RandomAgent, play
from runtime.kernel.chance import Chance
from runtime.kernel.data import Data
from runtime.kernel.terms import PLAY
from tests.fuzz import games as all_cards
from tests.runtime.random_games import random_game

SEEDS = range(40, 46)


def forgetful(step: StepFunction) -> StepFunction:
    """Return a step of a procedure that begins without anything remembered."""

    def forgetting(game: HeroesGame, frame: Frame) -> None:
        game.forget()
        step(game, frame)

    return forgetting


def forgetful_change(change: Callable[..., object]) -> Callable[..., object]:
    """Return a method that changes something and leaves nothing remembered."""

    def forgetting(game: HeroesGame, *given: int) -> object:
        found = change(game, *given)
        game.forget()
        return found

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
    for name in ("adjust", "player", "touch"):
        monkeypatch.setattr(HeroesGame, name, forgetful_change(getattr(HeroesGame, name)))
    assert logs() == remembering


def described(traits: Traits) -> Data:
    """Return all that is derived of a card."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in vars(traits).items()}


def indexed(index: Waiting) -> Data:
    """Return an index without the kinds for which nothing waits."""
    return {name: {kind: rows for kind, rows in getattr(index, name).items() if rows}
            for name in ("triggers", "replacing", "others")}


def check_kept(game: HeroesGame) -> None:
    """Compare all that a game has kept with what a clone, which has kept nothing, finds."""
    fresh = game.clone()
    fresh.known_outsiders = None
    for card in game.cards:
        assert described(game.traits(card)) == described(fresh.traits(card)), game.label(card)
        assert described(game.features(card)) == described(fresh.features(card)), game.label(card)
    assert indexed(game.index()) == indexed(fresh.index())
    assert game.index().heard >= fresh.index().heard
    assert game.index().touched >= fresh.index().touched
    for player in (0, 1):
        assert game.zone(PLAY, player) == fresh.zone(PLAY, player)
    acting = [[(see.this, see.you, held) for see, held in one.acting] for one in (game, fresh)]
    assert acting[0] == acting[1]
    assert {kind: game.outside(kind) for kind in game.outside_here()} == {
        kind: fresh.outside(kind) for kind in fresh.outside_here()}
    assert [card.id for card in game.with_effects()] == [card.id for card in game.cards.values() if card.effects]
    assert game.decision is not None
    if game.decision.key == "selection" and EVERYTHING not in game.unswept:  # else events may be about to kill
        swept = set(game.zones[PLAY]) - game.unswept
        assert all(alive(fresh, card, traits) for card in swept if (traits := fresh.traits(card)).is_character)


@pytest.mark.parametrize("seed", range(500, 512))
def test_what_is_kept_is_what_would_be_found_anew(seed: int) -> None:
    game = all_cards.random_game(seed) if seed % 3 else random_game(seed)
    chance = Chance(seed)
    while not game.over:
        assert game.decision is not None
        check_kept(game)
        game.choose(chance.below(len(game.decision.options)))
