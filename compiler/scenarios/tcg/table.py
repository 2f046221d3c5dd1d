"""The table: a battle laid out as a scenario says, and its cards and squares by their names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from compiler.diagnostics import Refused, make
from compiler.scenarios.model import Name, Scenario
from compiler.scenarios.table import Asking, Entry, Table, cards_of, named
from runtime.kernel.data import Data
from runtime.kernel.definitions import DefinitionError
from runtime.kernel.terms import DECK, END_OF_GAME, GRAVEYARD
from runtime.tcg import Definitions, InPlay, Side, TcgGame
from runtime.tcg.battlefield import SQUARES, name, number
from runtime.tcg.procedures import beginning
from runtime.tcg.procedures.turns import CHOOSE
from runtime.tcg.setup import fill_side, seat_riders
from runtime.tcg.terms import DEAL, PARASITE, SYMBIOTE

SIDES = ("first", "second")
"""The players by number."""
SQUARE_NAMES = tuple(name(square) for square in SQUARES)
TURN = 3
BEGINNINGS = {"deal": beginning.hand_out_crystals, "revealing": beginning.reveal, "battle": beginning.begin_battle}
"""With which step of a new game a scenario begins: the decks lie as it says and are not shuffled."""


class AskingGame(Asking, TcgGame):
    """A game that leaves even a choice of one option to the scenario."""

    __slots__ = ()


class TcgTable(Table):
    """A game, the names of its cards, and the squares."""

    def knows(self, name: Name) -> bool:
        """Return whether a name means something here: a square, or a card."""
        return name.text in SQUARE_NAMES or super().knows(name)


def square_of(name: Name) -> int | None:
    """Return the square that a name means, or None."""
    return number(name.text) if name.text in SQUARE_NAMES else None


def lay_out(scenario: Scenario, definitions: Definitions) -> TcgTable:
    """Return the table of a scenario at its first choice; Refused if the cards make no battle."""
    board = scenario.board
    game = AskingGame(definitions, board.get("seed", 0))
    game.dice = list(board.get("dice", ()))
    sides = [board.get(side, {}) for side in SIDES]
    riding = board.get("begin") != "revealing"
    try:
        for player, side in enumerate(sides):
            fill_side(game, player, _side(side, definitions, riding))
            game.players[player].won = side.get("won", 0)
            for name in cards_of(side.get("deal", ())):
                game.make_card(name, player, DEAL)
        for player, side in enumerate(sides):
            seat_riders(game, player, _side(side, definitions, riding))
    except DefinitionError as error:
        where = scenario.where.inside("board")
        raise Refused(make("board-refused", where.span(), problem=str(error))) from None
    table = TcgTable(game, dict(_aliases(game, sides)))
    _start(game, board)
    return table


def _start(game: AskingGame, board: Entry) -> None:
    """Run to the first choice: of the Choice sub-phase, or of a new game."""
    game.campaign = board.get("campaign", False)
    if "begin" in board:
        lost = {"loser": SIDES.index(board["loser"])} if "loser" in board else {}
        game.push("game", **lost).step = game.procedures.steps["game"].index(BEGINNINGS[board["begin"]])
    else:
        game.turn = board.get("turn_number", TURN)
        game.active = SIDES.index(board.get("turn", SIDES[0]))
        game.push("turn").step = CHOOSE
    game.run()


def _side(side: Entry, definitions: Definitions, riding: bool) -> Side:
    """Return a side as the referee lays it out; before they are revealed, symbiotes stand on squares of their own."""
    return Side(
        play=[_in_play(row, definitions, riding) for row in side.get("squad", ())],
        deck=cards_of(side.get("deck", ())),
        graveyard=cards_of(side.get("graveyard", ())),
        gold=side.get("gold", 0),
        silver=side.get("silver", 0),
    )


def _in_play(row: str | Entry, definitions: Definitions, riding: bool) -> InPlay:
    if isinstance(row, str):
        return InPlay(row)
    rides = riding and definitions.card(row["card"]).kind in (SYMBIOTE, PARASITE)
    return InPlay(
        row["card"],
        square="" if rides else row.get("at", ""),
        host=row.get("at", "") if rides else "",
        wounds=row.get("wounds", 0),
        closed=row.get("closed", False),
        hidden=row.get("hidden", False),
        tokens=row.get("tokens", 0),
        acted=int(row.get("acted", False)),
        moved=row.get("moved", 0),
        effects=_effects(row),
        owner=SIDES.index(row["owner"]) if "owner" in row else None,
    )


def _effects(row: Entry) -> list[Data]:
    """Return the effects that a row of the board names."""
    effects: list[Data] = []
    for feature in row.get("has", ()):
        keyword, _, value = feature.partition(" ")
        effects.append({"kind": "keyword", "keyword": keyword, "amount": int(value or 1)})
    effects += [{"kind": kind, "amount": row[field]} for field, kind in (("strike", "strike"), ("life", "lives"))
                if row.get(field)]
    return [{**effect, "until": END_OF_GAME} for effect in effects]


def _aliases(game: TcgGame, sides: Sequence[Entry]) -> Iterator[tuple[str, int]]:
    """Yield the aliases of the board with the cards that were made for them."""
    for player, side in enumerate(sides):
        yield from named(side.get("squad", ()), game.squad(player))
        for zone in (DECK, GRAVEYARD):
            yield from named(side.get(zone, ()), game.zone(zone, player)[::-1])
