"""The kernel by itself: chance, log, decisions, and the promises of saved games."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace

import pytest

from runtime.heroes import Definitions, load
from runtime.kernel.agenda import Frame, Procedures
from runtime.kernel.agents import RandomAgent, play
from runtime.kernel.chance import Chance
from runtime.kernel.decisions import IllegalChoice
from runtime.kernel.game import EndlessLoop, Game
from runtime.kernel.log import Log, Telling
from tests.runtime.cards import CARDS
from tests.runtime.random_games import random_game
from tests.runtime.table import Table, side


def test_chance_is_uniform_and_repeatable_526_1() -> None:
    first, second = Chance(42), Chance(42)
    rolls = [first.below(6) for _ in range(6000)]
    assert rolls == [second.below(6) for _ in range(6000)]
    assert all(850 < times < 1150 for times in Counter(rolls).values())
    assert first.state == second.state


def test_clones_share_the_past_of_a_log() -> None:
    log = Log()
    log.add({"kind": "first"})
    twin = log.copy()
    log.add({"kind": "mine"})
    twin.add({"kind": "yours"})
    assert [entry["kind"] for entry in log] == ["first", "mine"]
    assert [entry["kind"] for entry in twin] == ["first", "yours"]
    assert log[0] is twin[0]


def test_a_procedure_has_one_name() -> None:
    procedures = Procedures()
    procedures.add("turn")
    with pytest.raises(ValueError, match="twice"):
        procedures.add("turn")


def test_nothing_is_decided_after_the_end() -> None:
    game = random_game(2)
    play(game, [RandomAgent(1), RandomAgent(2)])
    assert game.over
    with pytest.raises(IllegalChoice) as refusal:
        game.choose(0)
    assert set(refusal.value.messages) == {"en", "ru"}


def spin(game: Game, frame: Frame) -> None:
    """Do the same step again."""
    frame.step = 0


class Spinning(Game):
    """A game whose only procedure never ends."""

    procedures = Procedures()
    procedures.add("spin", spin)


def test_a_loop_without_decisions_is_reported() -> None:
    game = Spinning(0)
    game.push("spin")
    with pytest.raises(EndlessLoop, match="spin"):
        game.run()


def test_a_saved_game_resumes_after_an_unrelated_card_changed() -> None:
    saved = Table(side("vail", hand=("gnome",))).game.save()
    changed = [card for card in CARDS if card.id != "noita"]
    game = load(saved, Definitions(changed))
    game.choose({"key": "attack", "card": 4, "target": 2})
    assert game.lives(2) == 23


def test_conceding_and_agreeing_on_a_draw_602_603() -> None:
    game = Table().game
    game.concede(0)
    assert (game.over, game.winner) == (True, 1)
    game = Table().game
    game.agree_on_draw()
    assert (game.over, game.winner) == (True, None)


class Printed:
    """A card, for a log."""

    def __init__(self, name: str) -> None:
        self.definition = SimpleNamespace(id=name)


def test_an_event_becomes_an_entry_when_it_is_read() -> None:
    """It names cards by the prints that they had, if the log is settled before they get others."""
    cards = {1: Printed("elf"), 2: Printed("orc")}
    log = Log(Telling(("kind", "card", "amount"), ("card",), ("amount",)), cards)
    log.add_event({"kind": "heal", "card": 1, "amount": 0, "by": 7})
    twin = log.copy(dict(cards))
    log.settle()
    cards[1] = Printed("ent")
    log.add_event({"kind": "heal", "card": 1, "amount": 1})
    twin.add({"kind": "pass"})
    first = {"kind": "heal", "card": [1, "elf"], "amount": 0}
    assert list(log) == [first, {"kind": "heal", "card": [1, "ent"], "amount": 1}]
    assert twin.since(0) == [first, {"kind": "pass"}]
