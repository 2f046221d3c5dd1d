"""Whoever sits at the terminal as a player: sees what has happened and the table, and chooses by number."""

import sys
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

import click

from compiler.cli.ui import say, tell, tell_pieces
from compiler.diagnostics import Wording

if TYPE_CHECKING:
    from compiler.diagnostics.render.text import Piece
    from runtime.heroes import HeroesGame
    from runtime.heroes.messages import Speaker
    from runtime.kernel.decisions import Decision

_CHOOSE = Wording("your choice (a number, or q to stop): ", "ваш выбор (номер или q, чтобы закончить): ")
_SIDE = Wording(
    "{player}: lives {lives}, coins {open} of {coins}, hand {hand}, deck {deck}",
    "{player}: жизни {lives}, монеты {open} из {coins}, рука {hand}, колода {deck}",
)
_SQUAD = Wording("in play: ", "в игре: ")
_HAND = Wording("in hand: ", "в руке: ")
_CLOSED = Wording("closed", "закрыто")


class Person:
    """An agent that asks; `told` puts log entries into styled words."""

    def __init__(self, game: "HeroesGame", speaker: "Speaker") -> None:
        self._game, self._speaker, self._seen = game, speaker, 0

    def choose(self, view: Any, decision: "Decision") -> int:
        """Return the number of the option chosen, counted from 0."""
        from compiler.cli.play import told

        entries = view.log(self._seen)
        self._seen = len(self._game.log)
        tell_pieces(piece for turn in told(entries, self._speaker) for piece in turn)
        tell_pieces(self._table(view, decision.player))
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

    def _table(self, view: Any, player: int) -> "Iterator[Piece]":
        """Yield both sides of the table, one's own below."""
        for each in (1 - player, player):
            side = view.side(each)
            hand = side["hand"] if isinstance(side["hand"], int) else len(side["hand"])
            numbers = {"lives": side["hero"]["lives"], "open": side["open_coins"], "coins": side["coins"]}
            said = say(_SIDE, player=self._speaker.players[each], hand=hand, deck=side["deck"], **numbers)
            yield f"\n{said}\n", "cyan"
            if side["squad"]:
                yield f"    {say(_SQUAD)}{', '.join(map(self._creature, side['squad']))}\n", ""
            if not isinstance(side["hand"], int) and side["hand"]:
                yield f"    {say(_HAND)}{', '.join(map(self._in_hand, side['hand']))}\n", ""

    def _creature(self, card: Mapping[str, Any]) -> str:
        strength = f"{card.get('strike', '?')}/{card.get('lives', '?')}"
        closed = f", {say(_CLOSED)}" if card.get("closed") else ""
        return f"{self._speaker.name(card['id'])} ({strength}{closed})"

    def _in_hand(self, card: Mapping[str, Any]) -> str:
        return f"{self._speaker.name(card['id'])} ({card['cost']})"
