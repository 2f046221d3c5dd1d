"""Facts of Berserk: Heroes that a scenario can expect."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter

from compiler.scenarios import facts as f
from compiler.scenarios.facts import Fact, Facts
from compiler.scenarios.heroes.table import SIDES
from compiler.scenarios.table import Table
from runtime.heroes.happening import SILENT
from runtime.heroes.messages import LOG
from runtime.heroes.terms import HAND, RESERVE
from runtime.kernel.messages import EXPLANATIONS
from runtime.kernel.terms import DECK, GRAVEYARD, PLAY

LOG_KINDS = frozenset(LOG) - (SILENT - {"moved"}) | frozenset(EXPLANATIONS)
"""The kinds of lines that a log can have."""


def _state(field: str) -> Fact:
    get = attrgetter(field)
    return lambda table, player: get(table.game.players[player])


def _pile(zone: str) -> Callable[[Table, int], list[int]]:
    def cards(table: Table, player: int) -> list[int]:
        return [card for card in table.game.zone(zone, player)[::-1] if card != table.game.players[player].hero]

    return cards


def _sum(kind: str) -> Fact:
    return lambda table, card: sum(effect["amount"] for effect in table.game.card(card).effects
                                   if effect["kind"] == kind)


def _tokens(table: Table, card: int) -> dict[str, int]:
    found: dict[str, int] = {}
    for effect in table.game.card(card).effects:
        if effect["kind"] == "tokens":
            found[effect["name"]] = found.get(effect["name"], 0) + effect["amount"]
    return found


FACTS = Facts(
    sides=SIDES,
    game={
        "winner": f.winner(SIDES),
        "turn": lambda table: SIDES[table.game.active],
        "turn_number": lambda table: table.game.turn,
    },
    players={field: _state(field) for field in ("coins", "open_coins", "prayers", "failed_draws")},
    piles={
        "hand": _pile(HAND), "deck": _pile(DECK), "graveyard": _pile(GRAVEYARD), "squad": _pile(PLAY),
        "reserve": _pile(RESERVE),
    },
    ordered=frozenset({"deck", "graveyard"}),
    cards={
        "zone": lambda table, card: table.game.card(card).zone,
        "type": lambda table, card: table.game.traits(card).type,
        "wounds": lambda table, card: table.game.card(card).wounds,
        "lives": lambda table, card: table.game.lives(card),
        "maximum_lives": lambda table, card: table.game.traits(card).lives,
        "additional_lives": _sum("lives"),
        "strike": lambda table, card: table.game.traits(card).strike,
        "cost": lambda table, card: table.game.traits(card).cost,
        "closed": lambda table, card: table.game.card(card).closed,
        "hidden": lambda table, card: table.game.card(card).hidden,
        "has": lambda table, card: table.game.traits(card).keywords,
        "lacks": lambda table, card: table.game.traits(card).keywords,
        "poison": lambda table, card: table.game.traits(card).keywords.get("poison", 0),
        "enhancement": _sum("enhancement"),
        "tokens": _tokens,
        "use_markers": lambda table, card: sum(times for _, times in table.game.card(card).marks.values()),
        "controller": lambda table, card: SIDES[table.game.card(card).controller],
        "owner": lambda table, card: SIDES[table.game.card(card).owner],
        "classes": lambda table, card: table.game.traits(card).classes,
        "elements": lambda table, card: table.game.traits(card).elements,
        "names": lambda table, card: table.game.traits(card).names,
        "parts": lambda table, card: list(table.game.card(card).parts),
        "obtained": lambda table, card: list(table.game.card(card).under),
    },
    compared={
        "has": f.has, "lacks": f.lacks, "tokens": f.some, "parts": f.these, "obtained": f.these,
        "classes": f.unordered, "elements": f.unordered, "names": f.unordered,
    },
)  # fmt: skip
