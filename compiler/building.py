"""From checked cards to the output folder: a module for each card and keyword, packages that list them, the ledger."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from compiler.agreement import ledger
from compiler.codegen.draft import module_name
from compiler.codegen.package import KEYWORDS, ROOT, game_module, list_module, package_name
from compiler.diagnostics import Diagnostic, Refused, Severity
from compiler.memory.project import compile_project
from compiler.sources import Project
from compiler.sources.output import Written, compare_output, write_output


@dataclass(frozen=True, slots=True)
class Build:
    """What a build did; nothing is written while there are errors."""

    cards: int
    diagnostics: list[Diagnostic]
    written: Written | None = None


@dataclass(frozen=True, slots=True)
class BuiltCard:
    """What the output folder holds of a card."""

    game: str
    set: str
    id: str
    module: str
    entry: ledger.Entry


def build(project: Project, *, only_check: bool = False) -> Build:
    """Check all cards and write their modules, or with ``only_check`` say in what the output is not fresh.

    That a card means something else than the ledger says is no error of a build: it writes the ledger, for its diff to
    be read.
    """
    made = compile_project(project)
    found = [fault for fault in made.diagnostics if only_check or fault.code != "meaning-changed"]
    if any(fault.severity is Severity.ERROR for fault in found):
        return Build(len(made.cards), found)
    cards = [BuiltCard(at.game, at.set, at.id, result.module or "", result.entry) for at, result in made.cards]
    files = output(cards, made.keywords)
    if only_check:
        return Build(len(cards), compare_output(project, files))
    try:
        return Build(len(cards), [], write_output(project, files))
    except Refused as refused:
        return Build(len(cards), list(refused.diagnostics))


def output(cards: Iterable[BuiltCard], keywords: Mapping[tuple[str, str], str]) -> dict[str, str]:
    """Return the files of the output folder; modules of keywords stand by game and id."""
    packages: dict[str, dict[str, dict[str, str]]] = {}
    ledgers: dict[str, dict[str, ledger.Entry]] = {}
    for card in cards:
        sets = packages.setdefault(package_name(card.game), {})
        sets.setdefault(package_name(card.set), {})[card.id] = card.module
        ledgers.setdefault(package_name(card.game), {})[card.id] = card.entry
    for (game_id, word), module in keywords.items():
        packages.setdefault(package_name(game_id), {}).setdefault(KEYWORDS, {})[word] = module
    files = {"__init__.py": ROOT}
    for game_name, entries in ledgers.items():
        files[f"{game_name}/{ledger.NAME}"] = ledger.written(entries)
    for game_name, parts in packages.items():
        files[f"{game_name}/__init__.py"] = game_module(sorted(parts))
        for part, modules in parts.items():
            files[f"{game_name}/{part}/__init__.py"] = list_module(modules)
            files |= {f"{game_name}/{part}/{module_name(id_)}.py": text for id_, text in modules.items()}
    return files
