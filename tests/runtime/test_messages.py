"""Every entry, question and option is said in both languages."""

from __future__ import annotations

import inspect

import pytest

from runtime.heroes.happening import HAPPEN, SILENT
from runtime.heroes.library import library
from runtime.heroes.messages import LOG, Speaker
from runtime.heroes.setup import Side, board
from runtime.kernel.agents import RandomAgent
from runtime.kernel.messages import LANGUAGES
from tests.runtime.random_games import random_game
from tests.runtime.table import Table, side


def test_every_kind_of_event_has_its_words() -> None:
    noted = {kind for kind, function in HAPPEN.items() if "note(game, event)" in inspect.getsource(function)}
    assert noted - SILENT <= set(LOG)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_said(language: str) -> None:
    game = random_game(3)
    agents = [RandomAgent(1), RandomAgent(2)]
    speaker = Speaker(game, language)
    while not game.over:
        decision = game.decision
        assert decision is not None
        assert speaker.question(decision)
        assert all(speaker.option(option) for option in decision.options)
        game.choose(agents[decision.player].choose(game.view(decision.player), decision))
    assert all(speaker.entry(entry) for entry in game.log)
    assert all(speaker.entry(entry) for entry in game.view(0).log())


def test_names_and_causes_are_said() -> None:
    table = Table(side("vail")).attack("vail", 1)
    said = [Speaker(table.game, "en").entry(entry) for entry in table.game.log]
    assert "Vail attacks Giuel [307.1]" in said
    assert "Giuel receives wounds: 2 (from Vail) [508.4.3]" in said


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown language"):
        Speaker(Table().game, "de")


def test_verbs_agree_with_names_of_several() -> None:
    definitions = library()
    plural = next(card.id for card in definitions.cards.values() if card.names.get("ru", {}).get("number") == "pl")
    game = board((Side("zul-baal", play=(plural, "gnome")), Side("zul-baal")), definitions)
    numbers = {card.definition.id: card.id for card in game.cards.values()}
    several, one = numbers[plural], numbers["gnome"]
    speaker = Speaker(game, "ru")
    assert speaker.entry({"kind": "close", "card": game.label(several)}).endswith("закрываются")
    assert speaker.entry({"kind": "close", "card": game.label(one)}).endswith("закрывается")
