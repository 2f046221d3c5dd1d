"""Berserk TCG as scenarios see it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from compiler.diagnostics import Language
from compiler.scenarios.deeds import concede, end_row
from compiler.scenarios.game import ScenarioGame
from compiler.scenarios.tcg.choices import CHOICES
from compiler.scenarios.tcg.deeds import STACKED, throw, time_out, wait_for
from compiler.scenarios.tcg.facts import FACTS, LOG_KINDS
from compiler.scenarios.tcg.moves import BEHIND, VERBS
from compiler.scenarios.tcg.reading import board_cards, phrase, read_board
from compiler.scenarios.tcg.rehearsal import rehearse
from compiler.scenarios.tcg.table import SIDES, SQUARE_NAMES, lay_out
from runtime.tcg import Definitions
from runtime.tcg.editions import EDITIONS
from runtime.tcg.keywords import KEYWORDS
from runtime.tcg.messages import Speaker


def _told(game: Any, language: Language) -> Iterator[str]:
    speaker = Speaker(game, language, SIDES)
    return (speaker.entry(entry) for entry in game.log)


GAME = ScenarioGame(
    id="tcg",
    sides=SIDES,
    names=SQUARE_NAMES,
    plain=(),
    definitions=Definitions,
    native=KEYWORDS,
    editions=EDITIONS,
    log_kinds=LOG_KINDS,
    board=read_board,
    cards=board_cards,
    phrase=phrase,
    verbs=VERBS,
    behind=BEHIND,
    lay_out=lay_out,
    choices=CHOICES,
    facts=FACTS,
    deeds={
        "concede": concede,
        "next": lambda table, *_: end_row(CHOICES, table),
        "die": throw,
        "time out": time_out,
        **{f"wait {kind}": wait_for(kind) for kind in STACKED},
    },
    dice=lambda table: table.game.dice,
    told=_told,
    rehearse=rehearse,
)
