"""Berserk: Heroes as scenarios see it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from compiler.diagnostics import Language
from compiler.scenarios.deeds import concede, end_row
from compiler.scenarios.game import ScenarioGame
from compiler.scenarios.heroes.choices import CHOICES
from compiler.scenarios.heroes.facts import FACTS, LOG_KINDS
from compiler.scenarios.heroes.moves import BEHIND, VERBS
from compiler.scenarios.heroes.reading import board_cards, phrase, read_board
from compiler.scenarios.heroes.rehearsal import rehearse
from compiler.scenarios.heroes.table import HEROES, PLAIN_HERO, SIDES, lay_out
from runtime.heroes import Definitions
from runtime.heroes.editions import EDITIONS
from runtime.heroes.keywords import KEYWORDS
from runtime.heroes.messages import Speaker


def _told(game: Any, language: Language) -> Iterator[str]:
    speaker = Speaker(game, language, SIDES)
    return (speaker.entry(entry) for entry in game.log)


GAME = ScenarioGame(
    id="heroes",
    sides=SIDES,
    names=HEROES,
    plain=(PLAIN_HERO,),
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
    deeds={"concede": concede, "next": lambda table, *_: end_row(CHOICES, table)},
    dice=lambda table: (),
    told=_told,
    rehearse=rehearse,
)
