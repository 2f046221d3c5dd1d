"""Cards that change their square or their kind (3.14-3.16; glossary: To swap)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.kernel.data import Data
from runtime.kernel.effects import add_effect
from runtime.kernel.results import failed, result
from runtime.tcg.battlefield import AWAY
from runtime.tcg.happening.registry import carried_out, happening, in_play, note
from runtime.tcg.terms import FLYING, PARASITE, SYMBIOTE
from runtime.tcg.zones import put_on

if TYPE_CHECKING:
    from runtime.tcg.game import TcgGame


@happening
@in_play
def relocate(game: TcgGame, event: Data) -> Data:
    """`card` goes to `square`, unoccupied but for an incorporeal creature's own move (3.16); `how`."""
    card, square = event["card"], event["square"]
    found = game.cards[card]
    if not game.may_stand(card, square, event["how"]) or found.square == AWAY or square == found.square:
        return failed(event)
    if found.host or (event["how"] != "move" and game.forbids(card, "be_moved", event.get("source") or 0)):
        return failed(event)
    event["left"] = found.square
    put_on(game, card, square)
    return carried_out(game, event)


@happening
@in_play
def swap(game: TcgGame, event: Data) -> Data:
    """`card` and `other` swap places at the same time (glossary)."""
    one, two = event["card"], event["other"]
    here, there = game.cards[one].square, game.cards[two].square if game.is_in_play(two) else AWAY
    if AWAY in (here, there) or here == there or not (game.is_independent(one) and game.is_independent(two)):
        return failed(event)
    put_on(game, one, there)
    put_on(game, two, here)
    keep_riders(game, (one, two))
    note(game, event)
    for card, left, square in ((one, here, there), (two, there, here)):
        game.collect({**event, "kind": "relocate", "card": card, "left": left, "square": square, "how": "swap"})
    return result(event, cards=[one, two])


def keep_riders(game: TcgGame, hosts: tuple[int, ...]) -> None:
    """Let symbiotes stand where their hosts do."""
    for host in hosts:
        for rider in game.symbiotes(host):
            game.edit(rider).square = game.cards[host].square


@happening
@in_play
def become(game: TcgGame, event: Data) -> Data:
    """`card` becomes flying, a symbiote or neither (`to`); who comes down takes `square` (1.5.1, 1.5.2 a, c).

    The symbiote of a creature that becomes flying or a symbiote loses its host, and dies for it.
    """
    card, kind = event["card"], event["to"]
    if game.traits(card).kind == kind or (kind != FLYING and not game.may_stand(card, event["square"], "ability")
                                          and game.cards[card].square == AWAY):
        return failed(event)
    if kind in (FLYING, SYMBIOTE, PARASITE):
        for rider in game.symbiotes(card):
            game.edit(rider).host = 0
    add_effect(game, card, "become", None, set=kind)
    if kind == FLYING:
        game.edit(card).square = AWAY
    elif game.cards[card].square == AWAY:
        game.edit(card).square = event["square"]
    return carried_out(game, event)
