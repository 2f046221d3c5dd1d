"""Cards that are looked at, shown, searched for and put in order (519.3, 520.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.heroes.happening.registry import carried_out, failed, happening, note, result
from runtime.heroes.happening.zones import move, moved
from runtime.heroes.terms import BOTTOM, DECK, SIDEBOARD
from runtime.kernel.data import Data

if TYPE_CHECKING:
    from runtime.heroes.game import HeroesGame


@happening
def search(game: HeroesGame, event: Data) -> Data:
    """`player` has searched a deck (or the additional one): `cards` are shown and go to hand; it is shuffled."""
    cards = event["cards"]
    if not cards or game.player_cannot(event["player"], "search"):
        return failed(event)
    note(game, event)
    found: list[int] = []
    searched = set()
    for card in cards:
        zone = game.card(card).zone
        if zone in (DECK, SIDEBOARD):
            show(game, event["player"], card, "7 Search")
            found += moved(game, move(event, card, zone, event["to"]))["cards"]
        searched.add(zone)
    if DECK in searched:
        shuffle(game, {**event, "kind": "shuffle", "player": event["deck"]})
    return result(event, amount=len(found), cards=found, done=bool(found))


def show(game: HeroesGame, player: int, card: int, cause: str) -> None:
    """Write down that a player shows a card."""
    game.record({"kind": "shows", "player": player, "card": game.label(card), "cause": cause})


@happening
def looks_through(game: HeroesGame, event: Data) -> Data:
    """The deck of `player` is looked through for a card to summon; the same as a search to what waits (112.8)."""
    game.collect({**event, "kind": "search"})
    return result(event)


@happening
def looks(game: HeroesGame, event: Data) -> Data:
    """`player` looks at `cards`."""
    cards = event["cards"]
    return carried_out(game, event, cards=list(cards), amount=len(cards)) if cards else failed(event)


@happening
def shows(game: HeroesGame, event: Data) -> Data:
    """`player` shows `cards` to the opponent."""
    if not event["cards"]:
        return failed(event)
    for card in event["cards"]:
        show(game, event["player"], card, event["cause"])
    game.collect(event)
    return result(event, cards=list(event["cards"]), amount=len(event["cards"]))


@happening
def shuffle(game: HeroesGame, event: Data) -> Data:
    """The deck of `player` is shuffled."""
    game.chance.shuffle(game.zone(DECK, event["player"]))
    game.touch()
    return carried_out(game, event)


@happening
def arrange(game: HeroesGame, event: Data) -> Data:
    """`cards` of a deck are put on its top or bottom in this order, the first one uppermost: `position`."""
    cards = [card for card in event["cards"] if game.is_in_zone(card, DECK)]
    for card in cards:
        deck = game.zone(DECK, game.card(card).owner)
        deck.remove(card)
        if event["position"] == BOTTOM:
            deck.insert(0, card)
    if event["position"] != BOTTOM:
        for card in reversed(cards):
            game.zone(DECK, game.card(card).owner).append(card)
    game.touch()
    return result(event, cards=cards, done=bool(cards))
