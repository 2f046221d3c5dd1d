"""Boards of Berserk TCG and the short forms of what is expected of its cards."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from compiler.scenarios.model import Scenario, Where
from compiler.scenarios.reading import Data, Reader
from compiler.scenarios.table import card_of
from compiler.scenarios.tcg.table import SIDES
from runtime.tcg.terms import TYPES

PILES = ("deck", "graveyard", "deal")


def read_board(reader: Reader, board: Data, where: Where) -> None:
    """Check the cards and gather the aliases."""
    for side in SIDES:
        for index, row in enumerate(board.get(side, {}).get("squad", ())):
            _placed(reader, row, where.inside(side, "squad", index))
        for pile in PILES:
            for index, row in enumerate(board.get(side, {}).get(pile, ())):
                _placed(reader, row, where.inside(side, pile, index))


def _placed(reader: Reader, row: str | Data, where: Where) -> None:
    """Check a card that lies somewhere, and take its alias."""
    if isinstance(row, str):
        reader.card(row, where, TYPES)
        return
    reader.card(row["card"], where.inside("card"), TYPES)
    reader.features(row.get("has", ()), where.inside("has"))
    if "as" in row:
        reader.alias(row["as"], where.inside("as"))


def board_cards(scenario: Scenario) -> Iterator[tuple[str, Where]]:
    """Yield the ids of the cards on a scenario's board with their places."""
    for side in SIDES:
        where = scenario.where.inside("board", side)
        for field in ("squad", *PILES):
            rows = scenario.board.get(side, {}).get(field, ())
            yield from ((card_of(row), where.inside(field, index)) for index, row in enumerate(rows))


ZONES = ("battlefield", "auxiliary", "deck", "graveyard", "deal", "retreated", "exile", "absent")
STATES: Mapping[str, tuple[str, Any]] = {
    "open": ("closed", False), "closed": ("closed", True), "hidden": ("hidden", True), "revealed": ("hidden", False),
    **{side: ("controller", side) for side in SIDES},
    **{zone: ("zone", zone) for zone in ZONES},
}  # fmt: skip
_COUNTED = re.compile(r"(\d+) (wounds?|life|tokens?|move)")
_COUNTS = {"wound": "wounds", "wounds": "wounds", "life": "life", "token": "tokens", "tokens": "tokens", "move": "move"}
_AT = re.compile(r"at ([a-e][1-6])")
_STRIKE = re.compile(r"(\d+)-(\d+)-(\d+)")


def phrase(said: str) -> tuple[str, Any] | None:
    """Return the field and value of a phrase, or None."""
    if counted := _COUNTED.fullmatch(said):
        return _COUNTS[counted[2]], int(counted[1])
    if at := _AT.fullmatch(said):
        return "square", at[1]
    if strike := _STRIKE.fullmatch(said):
        return "strike", [int(power) for power in strike.groups()]
    return STATES.get(said)
