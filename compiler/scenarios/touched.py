"""The scenarios that a change touches: those of changed files, and those that speak of a changed card."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from pathlib import Path

from compiler.pipeline import Compilation
from compiler.scenarios.cards import compile_loaded
from compiler.scenarios.finding import find_scenarios
from compiler.scenarios.model import Scenario
from compiler.scenarios.project import Played, play_all


def play_touched(compilation: Compilation, files: Collection[str]) -> Played:
    """Play the scenarios that stand in some files of the project or name a card of one of them."""
    project, scripts = compilation.project, compilation.scripts
    cards = [card.id for card in scripts.cards if card.source.file in files]
    paths = list(_files(compilation, files, cards))
    if not paths:
        return Played((), ())
    found = find_scenarios(project, scripts, paths)
    wanted = [each for each in found.scenarios if each.where.source.file in files or _names(each, cards)]
    return Played(play_all(compilation, wanted, compile_loaded), tuple(found.diagnostics))


def _files(compilation: Compilation, files: Collection[str], cards: Collection[str]) -> Iterator[Path]:
    """Yield the files that may hold such scenarios."""
    project = compilation.project
    for path in compilation.scripts.scenarios:
        if project.label(path) in files or _says(path.read_text("utf-8", "replace"), cards):
            yield path
    for card in compilation.scripts.cards:
        if card.scenarios and (card.source.file in files or _says(card.source.text, cards)):
            yield project.root / card.source.file


def _names(scenario: Scenario, cards: Collection[str]) -> bool:
    return _says(repr((scenario.board, scenario.script)), cards)


def _says(text: str, cards: Collection[str]) -> bool:
    return any(re.search(rf"(?<![a-z0-9-]){re.escape(card)}(?![a-z0-9-])", text) for card in cards)
