"""The log of a scenario's game in words."""

from __future__ import annotations

from collections.abc import Iterator

from compiler.diagnostics import Language
from compiler.scenarios.model import SIDES
from compiler.scenarios.running import Outcome
from runtime.heroes.messages import Speaker


def told(outcome: Outcome, language: Language) -> Iterator[str]:
    """Yield the lines of the log as far as the game went; the players are called as the scenario calls them."""
    if outcome.game is not None:
        speaker = Speaker(outcome.game, language, (SIDES[0], SIDES[1]))
        yield from (speaker.entry(entry) for entry in outcome.game.log)
