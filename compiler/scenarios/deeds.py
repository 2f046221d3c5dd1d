"""What a line of a scenario may do besides choosing an option."""

from __future__ import annotations

from compiler.diagnostics import Refused, make
from compiler.scenarios.choices import Choices
from compiler.scenarios.model import Answer, Move
from compiler.scenarios.table import Table


def concede(table: Table, move: Move, _: Answer) -> None:
    """Let a player acknowledge defeat: who is named, or who is to choose."""
    decision = table.game.decision
    if decision is None:
        raise Refused(make("game-over-before", move.where.span(), move=move.text))
    table.game.concede(decision.player if move.player is None else move.player)


def end_row(choices: Choices, table: Table) -> None:
    """End a row of picks, unless it has ended by itself."""
    decision = table.game.decision
    option = choices.ends_row(decision) if decision else None
    if option:
        table.game.choose(option)
