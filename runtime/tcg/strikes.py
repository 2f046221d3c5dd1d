"""Strikes several times a turn: what a creature with such an ability may still do after the first one (2.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.tcg.abilities import StrikeTimes
from runtime.tcg.pipeline import rows_for
from runtime.tcg.traits import amount_of

if TYPE_CHECKING:
    from runtime.tcg.game import TcgGame

DONE, UNBROKEN = "strikes", "strikes in a row"
STRUCK = "struck "
"""Facts of a card: how many simple strikes it has made since it was opened, whether in a row, and at whom."""


def again(game: TcgGame, card: int) -> StrikeTimes | None:
    """Return what lets a card that has done nothing but strike this turn strike once more."""
    found = game.cards[card]
    done = found.facts.get(DONE, 0)
    if found.closed or not done or found.acted != done:
        return None
    rows = rows_for(game, card, StrikeTimes)
    return next((row for see, row in rows if done < amount_of(row.times, see, card)
                 and (not row.together or found.facts.get(UNBROKEN) == game.turn)), None)


def may_be_struck(game: TcgGame, card: int, other: int) -> bool:
    """Tell whether a card may be the target of the next strike: some abilities want another one each time."""
    row = again(game, card)
    return row is None or not row.different or f"{STRUCK}{other}" not in game.cards[card].facts


def stays_open(game: TcgGame, card: int) -> bool:
    """Tell whether a card does not close for the strike that it makes now: it may make another one."""
    done = game.cards[card].facts.get(DONE, 0) + 1
    return any(done < amount_of(row.times, see, card) for see, row in rows_for(game, card, StrikeTimes))


def count(game: TcgGame, card: int, target: int) -> None:
    """Remember a strike."""
    found = game.adjust(card)
    done = found.facts.get(DONE, 0) + 1
    found.facts = {**found.facts, DONE: done, UNBROKEN: game.turn, f"{STRUCK}{target}": game.turn}


def forget(game: TcgGame, card: int) -> None:
    """A card that is opened, or begins a turn, may strike anew (2.5)."""
    found = game.cards[card]
    if DONE in found.facts:
        kept = {name: turn for name, turn in found.facts.items() if name != DONE and not name.startswith(STRUCK)}
        game.adjust(card).facts = kept


def break_rows(game: TcgGame, card: int) -> None:
    """What another card does comes between the strikes of the others."""
    for other in game.squad(game.active):
        if other != card and UNBROKEN in game.cards[other].facts:
            found = game.adjust(other)
            found.facts = {name: turn for name, turn in found.facts.items() if name != UNBROKEN}
