"""What a line of a scenario of Berserk TCG may do besides choosing an option."""

from __future__ import annotations

from collections.abc import Callable

from compiler.diagnostics import Refused, make
from compiler.scenarios.model import Answer, Move
from compiler.scenarios.table import Table

STACKED = ("attack", "defend", "destruction", "move", "prepare", "roll", "trigger", "use")
"""What may lie on the stack."""
MOST = 500


def throw(table: Table, _: Move, answer: Answer) -> None:
    """Fix what the next die shows."""
    table.game.dice.append(answer.number)


def time_out(table: Table, _: Move, __: Answer) -> None:
    """Let the time of the game run out (7.3)."""
    table.game.time_out()


def wait_for(kind: str) -> Callable[[Table, Move, Answer], None]:
    """Return what lets both players pass until something of this kind is on top of the stack."""
    def wait(table: Table, move: Move, _: Answer) -> None:
        game = table.game
        for _turn in range(MOST):
            if game.stack and game.stack[-1]["kind"] == kind and game.decision is not None:
                return
            if game.decision is None or game.decision.key != "priority":
                break
            game.choose(next(option for option in game.decision.options if option["key"] == "pass"))
        raise Refused(make("move-not-offered", move.where.span(), move=move.text))

    return wait
