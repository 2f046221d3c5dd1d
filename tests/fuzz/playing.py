"""Playing a random game of any rules to its end, checking at every decision."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from runtime.kernel.chance import Chance
from runtime.kernel.data import Data
from runtime.kernel.decisions import IllegalChoice
from runtime.kernel.messages import LANGUAGES, Speaker

MOST_DECISIONS = 10_000


@dataclass(frozen=True, slots=True)
class Subject:
    """The games that are played: how one begins, what must hold in every position, how it is loaded and told."""

    begin: Callable[[int], Any]
    check: Callable[[Any], None]
    load: Callable[[Data], Any]
    speaker: Callable[[Any, str], Speaker]


def saved(game: Any) -> str:
    """Return a game as text."""
    return json.dumps(game.save(), sort_keys=True)


def play_out(subject: Subject, seed: int, *, twins: bool = False) -> int:
    """Play a random game to its end, checking at every decision; return the number of decisions.

    ``twins``: a saved and loaded game and a clone get the same choice at every decision and must stay equal,
    a choice that is not listed must be refused without change, and what is asked and offered has words.
    """
    game, chance = subject.begin(seed), Chance(seed + 7)
    text = saved(game)
    made = 0
    while not game.over:
        assert game.decision is not None
        subject.check(game)
        choice = chance.below(len(game.decision.options))
        if twins:
            text = _check_twins(subject, game, text, choice)
        else:
            game.choose(choice)
        made += 1
        assert made < MOST_DECISIONS, "the game does not end"
    for language in LANGUAGES:
        speaker = subject.speaker(game, language)
        assert all(speaker.entry(entry) for entry in game.log), "an event has no words"
    return made


def _check_twins(subject: Subject, game: Any, text: str, choice: int) -> str:
    """Make a choice; return the game after it as text. Texts are compared once, in between plain data is enough."""
    before, loaded, twin = game.save(), subject.load(json.loads(text)), game.clone()
    assert game.decision is not None
    for language in LANGUAGES:
        speaker = subject.speaker(game, language)
        assert speaker.question(game.decision), "a question has no words"
        assert all(speaker.option(option) for option in game.decision.options), "an option has no words"
    for wrong in (len(game.decision.options), {"key": "no such option"}):
        try:
            game.choose(wrong)
        except IllegalChoice:
            continue
        raise AssertionError("an option that is not listed was accepted")
    twin.choose(choice)
    loaded.choose(choice)
    assert game.save() == before, "a refused choice, or that of a clone, changed the game"
    game.choose(choice)
    assert game.save() == twin.save(), "a cloned game went on otherwise"
    text = saved(game)
    assert text == saved(loaded), "a saved game went on otherwise"
    return text
