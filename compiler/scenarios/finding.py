"""Finding the scenarios of a project: in its `scenarios` folders and in its cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from compiler.diagnostics import Diagnostic, Refused, make
from compiler.rules import rule_ids
from compiler.scenarios.game import scenario_game
from compiler.scenarios.model import Part, Scenario
from compiler.scenarios.reading import Home, Known, read
from compiler.sources import CardSource, Project, Scripts
from compiler.sources.reader import read_data, read_file


@dataclass(slots=True)
class Found:
    """The scenarios of a project in the order of their files, and what is wrong with others."""

    scenarios: list[Scenario] = field(default_factory=list)
    diagnostics: list[Diagnostic] = field(default_factory=list)


def find_scenarios(project: Project, scripts: Scripts, paths: Iterable[Path] = ()) -> Found:
    """Return the scenarios at or below the paths, or all of the project."""
    chosen = list(paths)
    found = Found()
    for game in sorted(project.games):
        known = known_of(game, scripts)
        editions = {one.id: one.edition for one in scripts.sets if one.game == game}
        for path in scripts.scenarios:
            parts = path.relative_to(project.scripts).parts
            if parts[0] == game and _among(path, chosen):
                home = Home(game, editions.get(parts[1], project.games[game].edition))
                _from_file(project, path, home, known, found)
        for card in scripts.cards:
            if card.game == game and card.scenarios and _among(project.root / card.source.file, chosen):
                _from_card(card, Home(game, editions.get(card.set, project.games[game].edition)), known, found)
    found.diagnostics.extend(_repeated(found.scenarios))
    return found


def known_of(game: str, scripts: Scripts) -> Known:
    """Return what scenarios of a game may speak of."""
    cards = {card.id: card.type for card in scripts.cards if card.game == game}
    keywords = {word.id for word in scripts.keywords if word.game == game}
    of = scenario_game(game)
    plain = {card.id: card.type for card in of.plain}
    return Known({**plain, **cards}, keywords, rule_ids(game), of.editions, of.log_kinds)


def _among(path: Path, chosen: list[Path]) -> bool:
    return not chosen or any(path.is_relative_to(one) for one in chosen)


def _from_file(project: Project, path: Path, home: Home, known: Known, found: Found) -> None:
    try:
        source = read_file(path, project.label(path))
        scenarios, faults = read(source, read_data(source), home, known)
    except Refused as refused:
        found.diagnostics.extend(refused.diagnostics)
        return
    found.scenarios += scenarios
    found.diagnostics += faults


def _from_card(card: CardSource, home: Home, known: Known, found: Found) -> None:
    source = Part(card.source.file, card.source.text, ("scenarios",))
    scenarios, faults = read(source, list(card.scenarios), home, known)
    found.scenarios += scenarios
    found.diagnostics += faults


def _repeated(scenarios: Iterable[Scenario]) -> Iterator[Diagnostic]:
    first: dict[str, Scenario] = {}
    for scenario in scenarios:
        before = first.setdefault(scenario.id, scenario)
        if before is not scenario:
            yield make("repeated-scenario", scenario.place, value=scenario.id).noting("first", before.place)
