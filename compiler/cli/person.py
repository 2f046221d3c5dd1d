"""Whoever sits at the terminal as a player: sees what has happened and the table, and chooses by number."""

import sys
from typing import TYPE_CHECKING, Any

import click

from compiler.cli.ui import language, say, tell, tell_pieces
from compiler.diagnostics import Wording

if TYPE_CHECKING:
    from compiler.cli.play import Table
    from runtime.kernel.decisions import Decision

_CHOOSE = Wording("your choice (a number, or q to stop): ", "ваш выбор (номер или q, чтобы закончить): ")


class Person:
    """An agent that asks whoever sits at a table."""

    def __init__(self, table: "Table") -> None:
        self._table, self._game, self._speaker, self._seen = table.playing.table, table.game, table.speaker, 0
        self._kinds = table.playing.log

    def choose(self, view: Any, decision: "Decision") -> int:
        """Return the number of the option chosen, counted from 0."""
        from compiler.cli.play import told

        entries = view.log(self._seen)
        self._seen = len(self._game.log)
        tell_pieces(piece for turn in told(entries, self._kinds, self._speaker) for piece in turn)
        tell_pieces(self._table(view, decision.player, self._speaker, language()))
        tell_pieces([(f"\n{self._speaker.question(decision)}\n", "bold")])
        tell("\n".join(f"{at:>3}  {self._option(view, each)}" for at, each in enumerate(decision.options, 1)))
        return self._number(len(decision.options))

    def _option(self, view: Any, option: dict[str, Any]) -> str:
        """Return an option in words; of a card of the opponent's that is chosen it says whose it is."""
        said = self._speaker.option(option)
        if option["key"] != "target":
            return said
        owner = view.card(option["card"])["controller"]
        return said if owner == view.player else f"{said} ({self._speaker.players[owner]})"

    def _number(self, most: int) -> int:
        while True:
            tell(say(_CHOOSE))
            line = sys.stdin.readline()
            if not line or line.strip() == "q":
                raise click.Abort
            if line.strip().isdecimal() and 1 <= int(line.strip()[:4]) <= most:
                return int(line.strip()[:4]) - 1
