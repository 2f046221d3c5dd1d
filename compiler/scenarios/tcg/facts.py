"""Facts of Berserk TCG that a scenario can expect."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from operator import attrgetter

from compiler.diagnostics import Diagnostic
from compiler.scenarios import facts as f
from compiler.scenarios.facts import Fact, Facts
from compiler.scenarios.model import Where
from compiler.scenarios.table import Table
from compiler.scenarios.tcg.table import SIDES
from runtime.kernel.messages import EXPLANATIONS
from runtime.kernel.terms import DECK, GRAVEYARD, PLAY
from runtime.tcg.battlefield import AWAY, name
from runtime.tcg.blows import simple_strike
from runtime.tcg.messages import LOG
from runtime.tcg.terms import DEAL, EXILE, RETREATED

LOG_KINDS = frozenset(LOG) | frozenset(EXPLANATIONS)
"""The kinds of lines that a log can have."""


def _state(field: str) -> Fact:
    get = attrgetter(field)
    return lambda table, player: get(table.game.players[player])


def _pile(zone: str) -> Callable[[Table, int], list[int]]:
    return lambda table, player: table.game.zone(zone, player)[::-1]


def _zone(table: Table, card: int) -> str:
    found = table.game.card(card)
    if found.zone == PLAY:
        return "auxiliary" if found.square == AWAY else "battlefield"
    return str(found.zone)


def _square(table: Table, card: int) -> str:
    square = table.game.card(card).square
    return "none" if square == AWAY else name(square)


def _of(field: str) -> Fact:
    get = attrgetter(field)
    return lambda table, card: get(table.game.card(card))


def _trait(field: str) -> Fact:
    get = attrgetter(field)
    return lambda table, card: get(table.game.traits(card))


def _moves_left(table: Table, card: int) -> int:
    found, traits = table.game.card(card), table.game.traits(card)
    return 0 if found.still else max(0, (traits.move or 0) - found.steps)


def _powers(_: Table, subject: str, expected: Sequence[int], got: Sequence[int], where: Where) -> Iterator[Diagnostic]:
    yield from f.differs(subject, "-".join(map(str, expected)), "-".join(map(str, got)), where)


def _one(table: Table, subject: str, expected: str, got: int, where: Where) -> Iterator[Diagnostic]:
    """Compare a card with the one that is expected."""
    yield from f.these(table, subject, [expected], [got] if got else [], where)


FACTS = Facts(
    sides=SIDES,
    game={
        "winner": f.winner(SIDES),
        "turn": lambda table: SIDES[table.game.active],
        "turn_number": lambda table: table.game.turn,
    },
    players={field: _state(field) for field in ("gold", "silver", "won")},
    piles={
        "squad": _pile(PLAY), "deck": _pile(DECK), "graveyard": _pile(GRAVEYARD), "deal": _pile(DEAL),
        "retreated": _pile(RETREATED), "exile": _pile(EXILE),
    },
    ordered=frozenset({"graveyard"}),
    cards={
        "zone": _zone,
        "square": _square,
        "type": _trait("type"),
        "kind": lambda table, card: table.game.traits(card).kind or "ground",
        "wounds": _of("wounds"),
        "life": lambda table, card: table.game.lives(card),
        "maximum_life": _trait("life"),
        "strike": lambda table, card: simple_strike(table.game, card),
        "gold": _of("definition.gold"),
        "silver": _of("definition.silver"),
        "elite": lambda table, card: bool(table.game.card(card).definition.gold),
        "move": _moves_left,
        "closed": _of("closed"),
        "hidden": _of("hidden"),
        "acted": lambda table, card: bool(table.game.card(card).acted),
        "has": _trait("keywords"),
        "lacks": _trait("keywords"),
        "tokens": _of("tokens"),
        "host": _of("host"),
        "controller": lambda table, card: SIDES[table.game.card(card).controller],
        "owner": lambda table, card: SIDES[table.game.card(card).owner],
        "classes": _trait("classes"),
        "elements": _trait("elements"),
    },
    compared={
        "has": f.has, "lacks": f.lacks, "classes": f.unordered, "elements": f.unordered, "strike": _powers,
        "host": _one,
    },
)  # fmt: skip
