"""Cards that are looked at, shown, searched for and put in order (519.3, 520.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.heroes.happening.registry import carried_out, happening, note
from runtime.heroes.happening.zones import move, moved
from runtime.heroes.terms import SIDEBOARD
from runtime.kernel.data import Data
from runtime.kernel.results import bare, failed, result
from runtime.kernel.terms import AT_RANDOM, BOTTOM, DECK

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
def put_in_order(game: HeroesGame, event: Data) -> Data:
    """`cards` go into their owners' decks on the `position`: in a random order, or in one that each owner chooses."""
    cards = [card for card in event["cards"] if card in game.cards]
    if not cards:
        return failed(event)
    if event["order"] == AT_RANDOM:
        put_all(game, event, cards, mixed=True)
    else:
        game.push("put_in_order", event=dict(event), cards=cards, placed=[], position=event["position"])
    return result(event, cards=[])


def put_all(game: HeroesGame, event: Data, cards: list[int], mixed: bool = False) -> None:
    """Move cards into their owners' decks, the first of them uppermost, or `mixed` so that nobody knows their order."""
    order = cards if event["position"] == BOTTOM else cards[::-1]
    moves = [{**move(event, card, game.cards[card].zone, DECK), "position": event["position"]} for card in order]
    stays = {player: [card for card in game.zone(DECK, player) if card not in cards] for player in (0, 1)}
    mixes = [{**bare(event), "kind": "mix", "player": player, "stays": stays[player]} for player in (0, 1)]
    game.perform(*([one] for one in moves), mixes if mixed else [])
    game.agenda[-1].values["summed"] = True


@happening
def mix(game: HeroesGame, event: Data) -> Data:
    """The cards that have come into the deck of `player`, beside those that it `stays` with, are put in any order."""
    deck, stays = game.zone(DECK, event["player"]), set(event["stays"])
    places = [at for at, card in enumerate(deck) if card not in stays]
    came = [deck[at] for at in places]
    game.chance.shuffle(came)
    for at, card in zip(places, came, strict=True):
        deck[at] = card
    game.touch()
    return result(event, cards=[])


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
        for card in cards[::-1]:
            game.zone(DECK, game.card(card).owner).append(card)
    game.touch()
    return result(event, cards=cards, done=bool(cards))
