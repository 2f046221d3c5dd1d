"""Random battles never crash, never lose or double a card, and always end; saving and cloning change nothing."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from runtime.kernel.agents import GreedyAgent, RandomAgent, play
from runtime.kernel.data import Data
from runtime.kernel.decisions import IllegalChoice
from runtime.tcg import TcgGame, load
from runtime.tcg.greedy import eager
from runtime.tcg.grid import grid
from runtime.tcg.messages import Speaker
from tests.runtime.tcg.cards import TCG_CARDS
from tests.runtime.tcg.order import check_order
from tests.runtime.tcg.random_battles import DECK_SIZE, random_battle

MOST_DECISIONS = 5000
SEEDS = st.integers(0, 10**6)


def saved(game: TcgGame) -> str:
    """Return the saved game as text."""
    return json.dumps(game.save(), sort_keys=True)


def decide(game: TcgGame, agents: list[RandomAgent]) -> int:
    """Return the next choice."""
    assert game.decision is not None
    player = game.decision.player
    return agents[player].choose(game.view(player), game.decision)


@settings(max_examples=12, deadline=None)
@given(SEEDS)
def test_no_card_is_lost_no_number_negative_and_the_battle_ends(seed: int) -> None:
    game = random_battle(seed)
    agents = [RandomAgent(seed), RandomAgent(seed + 100)]
    made = 0
    while not game.over:
        check_order(game, 2 * DECK_SIZE)
        game.choose(decide(game, agents))
        made += 1
        assert made < MOST_DECISIONS


@settings(max_examples=2, deadline=None)
@given(SEEDS)
def test_saved_and_cloned_battles_go_on_alike(seed: int) -> None:
    game = random_battle(seed)
    agents = [RandomAgent(seed), RandomAgent(seed + 100)]
    while not game.over:
        before = saved(game)
        choice = decide(game, agents)
        loaded, twin = load(json.loads(before), TCG_CARDS), game.clone()
        twin.choose(choice)
        loaded.choose(choice)
        assert saved(game) == before
        game.choose(choice)
        assert saved(game) == saved(loaded) == saved(twin)


@settings(max_examples=2, deadline=None)
@given(SEEDS)
def test_every_option_can_be_chosen_and_no_two_are_alike(seed: int) -> None:
    game = random_battle(seed)
    agents = [RandomAgent(seed), RandomAgent(seed + 100)]
    for _ in range(120):
        if game.over or game.decision is None:
            break
        options = game.decision.options
        assert all(option not in options[:index] for index, option in enumerate(options))
        for index in range(len(options)):
            game.clone().choose(index)
        game.choose(decide(game, agents))


@settings(max_examples=6, deadline=None)
@given(SEEDS, st.dictionaries(st.sampled_from(("key", "card", "square", "target")), st.integers(0, 40) | st.text()))
def test_what_is_not_listed_is_refused_and_changes_nothing(seed: int, answer: Data) -> None:
    game = random_battle(seed)
    play(game, [RandomAgent(seed), RandomAgent(seed)], 60)
    if game.decision is None or answer in game.decision.options:
        return
    before = saved(game)
    for wrong in (answer, len(game.decision.options), -1):
        with pytest.raises(IllegalChoice):
            game.choose(wrong)
    assert saved(game) == before


@settings(max_examples=3, deadline=None)
@given(SEEDS)
def test_a_view_tells_nothing_that_is_hidden(seed: int) -> None:
    game = random_battle(seed)
    agents = [RandomAgent(seed), RandomAgent(seed + 100)]
    for _ in range(200):
        if game.over:
            break
        for player in (0, 1):
            shown = json.dumps(game.view(player).data()["opponent"])
            for card in game.everything():
                if not game.view(player).knows(card.id) and card.owner != player:
                    assert f'"id": {card.id}, "known": true' not in shown
        game.choose(decide(game, agents))


@settings(max_examples=3, deadline=None)
@given(SEEDS)
def test_everything_can_be_said_in_both_languages(seed: int) -> None:
    game = random_battle(seed)
    speakers = [Speaker(game, language) for language in ("en", "ru")]
    agents = [RandomAgent(seed), RandomAgent(seed + 100)]
    while not game.over:
        assert game.decision is not None
        for speaker in speakers:
            assert speaker.question(game.decision)
            assert all(speaker.option(option) for option in game.decision.options)
        game.choose(decide(game, agents))
    for speaker in speakers:
        assert all(speaker.entry(entry) for entry in game.log)
        assert grid(game.view(0), speaker) != grid(game.view(1), speaker)


def test_eager_players_come_to_an_end() -> None:
    game = random_battle(5)
    play(game, [GreedyAgent(eager), GreedyAgent(eager)], MOST_DECISIONS)
    assert game.over


PROGRAM = """
import hashlib, json
from runtime.kernel.agents import RandomAgent, play
from tests.runtime.tcg.random_battles import random_battle
game = random_battle(11)
play(game, [RandomAgent(1), RandomAgent(2)])
print(hashlib.sha256(json.dumps(game.save()).encode()).hexdigest())
"""


def test_a_battle_is_the_same_whatever_the_hash_seed() -> None:
    ends = {subprocess.run([sys.executable, "-c", PROGRAM], env={**os.environ, "PYTHONHASHSEED": seed,
                                                                 "PYTHONPATH": os.pathsep.join(sys.path)},
                           capture_output=True, text=True, check=True).stdout for seed in ("1", "2", "77")}
    assert len(ends) == 1
