"""Boards of Berserk: Heroes and the short forms of what is expected of its cards."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from compiler.scenarios.heroes.table import SIDES
from compiler.scenarios.model import Scenario, Where
from compiler.scenarios.reading import Data, Reader
from compiler.scenarios.table import card_of

PILES = ("hand", "deck", "graveyard", "sideboard")


def read_board(reader: Reader, board: Data, where: Where) -> None:
    """Check the cards and gather the aliases."""
    for side in SIDES:
        if side in board:
            _side(reader, board[side], where.inside(side))


def _side(reader: Reader, side: Data, where: Where) -> None:
    if "hero" in side:
        _placed(reader, side["hero"], where.inside("hero"), ("hero",))
    for index, row in enumerate(side.get("squad", ())):
        _placed(reader, row, where.inside("squad", index), ("creature", "support"))
    for pile in PILES:
        for index, row in enumerate(side.get(pile, ())):
            _placed(reader, row, where.inside(pile, index), ("creature", "support", "spell"))


def _placed(reader: Reader, row: str | Data, where: Where, types: tuple[str, ...]) -> None:
    """Check a card that lies somewhere, and take its alias."""
    if isinstance(row, str):
        reader.card(row, where, types)
        return
    reader.card(row["card"], where.inside("card"), types)
    reader.features(row.get("has", ()), where.inside("has"))
    for field in ("parts", "obtained"):
        for index, card in enumerate(row.get(field, ())):
            reader.card(card, where.inside(field, index), ("creature", "support", "spell"))
    if "as" in row:
        reader.alias(row["as"], where.inside("as"))


def board_cards(scenario: Scenario) -> Iterator[tuple[str, Where]]:
    """Yield the ids of the cards on a scenario's board with their places."""
    for side in SIDES:
        where = scenario.where.inside("board", side)
        for field, rows in scenario.board.get(side, {}).items():
            if field == "hero":
                yield card_of(rows), where.inside(field)
            elif isinstance(rows, list):
                yield from ((card_of(row), where.inside(field, index)) for index, row in enumerate(rows))


ZONES = ("play", "hand", "deck", "graveyard", "reserve", "sideboard", "obtained", "absent")
STATES: Mapping[str, tuple[str, Any]] = {
    "open": ("closed", False), "closed": ("closed", True), "hidden": ("hidden", True), "revealed": ("hidden", False),
    "yours": ("controller", "you"), "opposing": ("controller", "opponent"),
    **{zone: ("zone", zone) for zone in ZONES},
}  # fmt: skip
_COUNTED = re.compile(r"(\d+) (wounds?|lives|life|strike)")
_COUNTS = {"wound": "wounds", "wounds": "wounds", "lives": "lives", "life": "lives", "strike": "strike"}


def phrase(said: str) -> tuple[str, Any] | None:
    """Return the field and value of a phrase, or None."""
    counted = _COUNTED.fullmatch(said)
    if counted:
        return _COUNTS[counted[2]], int(counted[1])
    return STATES.get(said)
