"""The rulebooks by the ids of their clauses, examples and terms, and why some can't be executed; no text of them.

Ids are written `118.4`, `118.4 example 1` and `7 Armor X`.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from compiler.diagnostics import Wording

FOLDER = Path(__file__).parent
GAMES = tuple(sorted(file.name.removesuffix("-ids.json") for file in FOLDER.glob("*-ids.json")))
"""The games whose rulebooks are known."""


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The ids of a rulebook in its order, and the reasons why some of them ask nothing of a program."""

    ids: tuple[str, ...]
    reasons: Mapping[str, Wording]


@cache
def rulebook(game: str) -> Rulebook:
    """Return the rulebook of a game; one that is not known has no ids."""
    if game not in GAMES:
        return Rulebook((), {})
    data = json.loads((FOLDER / f"{game}-ids.json").read_text(encoding="utf-8"))
    return Rulebook(tuple(_ids(data)), _reasons(game))


def rule_ids(game: str) -> frozenset[str]:
    """Return the ids that scenarios of a game may name: of its rulebook, and of what its editions say differently."""
    from compiler.rules.editions import difference_ids  # reading it takes the rules code of the game

    ids = frozenset(rulebook(game).ids)
    return ids | difference_ids(game)


def _ids(data: Mapping[str, Any]) -> list[str]:
    ids = []
    for clause, examples in data["clauses"].items():
        ids.append(clause)
        ids += [f"{clause} example {number}" for number in range(1, examples + 1)]
    return [*ids, *(f"{data['glossary']} {term}" for term in data["terms"])]


def _reasons(game: str) -> dict[str, Wording]:
    from compiler.sources.reader import read_data, read_file  # so that naming the games does not wait for it

    file = FOLDER / f"{game}.yaml"
    if not file.is_file():
        return {}
    rows = read_data(read_file(file, file.name))
    return {rule: Wording(row["en"], row["ru"]) for row in rows for rule in row["rules"]}
