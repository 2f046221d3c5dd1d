"""Cards under and on other cards: obtained and attached ones (7 Obtains, Attach)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.heroes.happening.registry import carried_out, happening, note
from runtime.heroes.happening.zones import moved
from runtime.heroes.terms import OBTAINED, RESERVE
from runtime.heroes.zones import is_created, relocate, reserve_instead, take_out
from runtime.kernel.data import Data
from runtime.kernel.results import bare, failed, result

if TYPE_CHECKING:
    from runtime.heroes.game import HeroesGame
    from runtime.heroes.state import Card


def joined(game: HeroesGame, event: Data) -> Card | None:
    """Return the `card` that comes to its `holder`, which is in play; None if it cannot."""
    holder, found = event["holder"], game.cards.get(event["card"])
    free = found is not None and holder != found.id and found.zone != OBTAINED
    return found if free and game.is_in_play(holder) else None


@happening
def obtain(game: HeroesGame, event: Data) -> Data:
    """`holder` obtains `card` (7 Obtains); created and placed cards go to the reserve instead."""
    found = joined(game, event)
    if found is None:
        return failed(event)
    leaves = OBTAINED in reserve_instead(game, found) and game.edition.obtained_placed_cards_leave
    if is_created(found) or leaves:
        return moved(game, {**event, "kind": "moved", "from": found.zone, "to": RESERVE})
    came_from = found.zone
    card = relocate(game, found.id, OBTAINED)
    put_under(game, card, event["holder"])
    game.adjust(card).paid = {**game.card(card).paid, "obtained from": came_from}
    return carried_out(game, event, amount=1, cards=[card])


def put_under(game: HeroesGame, card: int, holder: int) -> None:
    """Lay a card under another."""
    held = game.edit(card)
    held.zone = OBTAINED
    held.holder = holder
    above = game.edit(holder)
    above.under = (*above.under, card)


@happening
def attach(game: HeroesGame, event: Data) -> Data:
    """`card` is attached to `holder`; wounds go over to the combined card (7 Attach)."""
    found = joined(game, event)
    if found is None:
        return failed(event)
    holder = event["holder"]
    card = game.edit(found.id)
    wounds, parts, under = card.wounds, card.parts, card.under
    take_out(game, card)
    card.clear()
    card.zone = OBTAINED
    card.holder = holder
    above = game.edit(holder)
    above.parts = (*above.parts, found.id, *parts)
    above.under = (*above.under, *under)
    above.wounds += wounds
    for part in (*parts, *under):
        game.edit(part).holder = holder
    note(game, event)
    if event.get("hires"):
        game.collect({**bare(event), "kind": "enters_play", "card": holder, "how": "module",
                      "only": list(event["hires"])})
    return result(event)
