"""Random games never crash, never lose or double a card, and always end; saving and cloning change nothing."""

from __future__ import annotations

import json

import pytest

from runtime.heroes import HeroesGame, load
from runtime.kernel.agents import GreedyAgent, RandomAgent, play
from runtime.kernel.data import Data
from tests.runtime.random_games import DECK_SIZE, random_game
from tests.runtime.rare_cards import RARE_CARDS

MOST_DECISIONS = 5000


def census(game: HeroesGame) -> list[int]:
    """Count the cards of each owner, checking that each lies exactly where it says."""
    listed = [number for numbers in game.zones.values() for number in numbers]
    assert len(set(listed)) == len(listed)
    counts = [0, 0]
    for card in game.everything():
        assert (card.id in listed) == (card.zone != "obtained")
        if card.zone == "obtained":
            holder = game.card(card.holder)
            assert card.id in (*holder.under, *holder.parts)
        from_reserve = card.paid.get("created") or card.definition.id == "favorable-wind"
        if not from_reserve and card.definition.type != "hero":
            counts[card.owner] += 1
    return counts


def saved(game: HeroesGame) -> str:
    """Return the saved game as text."""
    return json.dumps(game.save(), sort_keys=True)


def decide(game: HeroesGame, agents: list[RandomAgent]) -> int:
    """Return the next choice."""
    assert game.decision is not None
    player = game.decision.player
    return agents[player].choose(game.view(player), game.decision)


@pytest.mark.parametrize("seed", range(16))
def test_no_card_is_lost_and_the_game_ends(seed: int) -> None:
    game = random_game(seed)
    agents = [RandomAgent(seed), RandomAgent(seed + 100)]
    made = 0
    while not game.over:
        assert census(game) == [DECK_SIZE, DECK_SIZE]
        game.choose(decide(game, agents))
        made += 1
        assert made < MOST_DECISIONS


@pytest.mark.parametrize("seed", range(100, 102))
def test_saved_and_cloned_games_go_on_alike(seed: int) -> None:
    game = random_game(seed)
    agents = [RandomAgent(seed), RandomAgent(seed + 100)]
    while not game.over:
        before = saved(game)
        choice = decide(game, agents)
        loaded, twin = load(json.loads(before), RARE_CARDS), game.clone()
        twin.choose(choice)
        loaded.choose(choice)
        assert saved(game) == before
        game.choose(choice)
        assert saved(game) == saved(loaded) == saved(twin)


@pytest.mark.parametrize("seed", range(200, 203))
def test_every_option_can_be_chosen_and_no_two_are_alike(seed: int) -> None:
    game = random_game(seed)
    agents = [RandomAgent(seed), RandomAgent(seed + 100)]
    for _ in range(120):
        if game.over or game.decision is None:
            break
        assert all(option not in game.decision.options[:index] for index, option in enumerate(game.decision.options))
        for index in range(len(game.decision.options)):
            game.clone().choose(index)
        game.choose(decide(game, agents))


def test_same_seed_and_choices_give_the_same_log() -> None:
    logs = []
    for _ in range(2):
        game = random_game(7)
        play(game, [RandomAgent(1), RandomAgent(2)])
        logs.append(list(game.log))
    assert logs[0] == logs[1]


def test_views_hide_the_opponents_cards() -> None:
    game = random_game(11)
    view = game.view(0).data()
    assert isinstance(view["opponent"]["hand"], int)
    assert all("card" in card for card in view["you"]["hand"])
    assert all("card" not in entry for entry in game.view(0).log() if entry["kind"] == "draw" and entry["player"] == 1)


def test_a_greedy_agent_follows_its_score() -> None:
    def eager(view: object, option: Data) -> float:
        return {"attack": 2.0, "play": 1.0}.get(option["key"], 0.0)

    game = random_game(5)
    made = play(game, [GreedyAgent(eager), RandomAgent(4)], MOST_DECISIONS)
    assert game.over
    assert made < MOST_DECISIONS
