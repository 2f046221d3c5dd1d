"""Open, closed and hidden cards, tokens, actions (1.11, 2.4, 2.5, 3.11.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.kernel.data import Data
from runtime.kernel.results import failed, result
from runtime.tcg.battlefield import AWAY
from runtime.tcg.happening.registry import carried_out, happening, in_play, note
from runtime.tcg.strikes import forget
from runtime.tcg.terms import FLYING, TERRAIN
from runtime.tcg.zones import put_on

if TYPE_CHECKING:
    from runtime.tcg.game import TcgGame


@happening
@in_play
def close(game: TcgGame, event: Data) -> Data:
    """`card` is closed; closing a closed card is illegal (2.11)."""
    card = event["card"]
    if game.cards[card].closed or (event.get("how") != "payment" and event.get("source")
                                   and game.forbids(card, "be_closed", event["source"])):
        return failed(event)
    game.adjust(card).closed = True
    return carried_out(game, event)


@happening
@in_play
def open(game: TcgGame, event: Data) -> Data:  # noqa: A001 - the rulebook's word
    """`card` is opened; it has its movement back and may act again (2.5); opening an open card is illegal (2.11)."""
    card = event["card"]
    if not game.cards[card].closed or game.forbids(card, "be_opened", event.get("source") or 0):
        return failed(event)
    found = game.adjust(card)
    found.closed = False
    found.acted, found.steps, found.still = 0, 0, False
    forget(game, event["card"])
    return carried_out(game, event)


@happening
@in_play
def act_again(game: TcgGame, event: Data) -> Data:
    """`card` may act once more this turn."""
    found = game.adjust(event["card"])
    found.acted = max(0, found.acted - 1)
    return carried_out(game, event)


@happening
@in_play
def spend_movement(game: TcgGame, event: Data) -> Data:
    """`card` moves no more this turn (2.4.1, 4.1.1)."""
    game.adjust(event["card"]).still = True
    return result(event)


# Tokens

@happening
@in_play
def put_tokens(game: TcgGame, event: Data) -> Data:
    """`card` gets `amount` tokens; `how`: "accumulate" or "receive" (1.11); never zero of them (2.16.1)."""
    card = event["card"]
    amount: int = event["amount"]
    most = game.traits(card).keywords.get("maximum-tokens")
    if most is not None:
        amount = min(amount, most - game.cards[card].tokens)
    if amount <= 0 or game.forbids(card, "gain_tokens"):
        return failed(event)
    game.adjust(card).tokens += amount
    wanted, event["amount"] = event["amount"], amount
    return carried_out(game, event, full=amount == wanted, amount=amount)


@happening
@in_play
def remove_tokens(game: TcgGame, event: Data) -> Data:
    """`card` loses up to `amount` tokens."""
    card = event["card"]
    amount = min(event["amount"], game.cards[card].tokens)
    if amount <= 0:
        return failed(event)
    game.adjust(card).tokens -= amount
    wanted, event["amount"] = event["amount"], amount
    return carried_out(game, event, full=amount == wanted, amount=amount)


# Hidden cards

@happening
@in_play
def reveal(game: TcgGame, event: Data) -> Data:
    """`card` is turned face up; a flying creature or terrain goes to the auxiliary zone (3.11, 3.11.1)."""
    card = event["card"]
    if not game.cards[card].hidden:
        return failed(event)
    game.edit(card).hidden = False
    note(game, event)
    if game.traits(card).kind == FLYING or game.traits(card).type == TERRAIN:
        put_on(game, card, AWAY)
        game.edit(card)
    return result(event)


@happening
@in_play
def hide(game: TcgGame, event: Data) -> Data:
    """`card` is turned face down; it keeps all it has (glossary: Hidden card)."""
    card = event["card"]
    if game.cards[card].hidden:
        return failed(event)
    note(game, event)
    game.edit(card).hidden = True
    return result(event)
