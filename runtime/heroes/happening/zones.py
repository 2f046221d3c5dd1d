"""Cards on their way from zone to zone (201-206, 503, 505, 527)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.heroes.abilities import EntersClosed, EntersWith
from runtime.heroes.happening.numbers import set_lives
from runtime.heroes.happening.registry import carried_out, happening, in_play, note
from runtime.heroes.happening.squads import make_room
from runtime.heroes.pipeline import rows_for
from runtime.heroes.terms import COMPLETED, HAND, HERO, OBTAINED, SUPPORT
from runtime.heroes.values import amount_of
from runtime.heroes.zones import another, enter, reaches_graveyard, relocate, relocate_all, remember
from runtime.kernel.data import Data
from runtime.kernel.effects import add_effect
from runtime.kernel.results import bare, failed, result
from runtime.kernel.terms import CREATURE, DECK, GRAVEYARD, PLAY

if TYPE_CHECKING:
    from runtime.heroes.game import HeroesGame


@happening
@in_play
def dies(game: HeroesGame, event: Data) -> Data:
    """`card` goes from play to the graveyard: `source`, `how`. It leaves after all of its batch have triggered."""
    card = event["card"]
    if game.card(card).facts.get("dying"):
        return failed(event)
    if event.get("how") == "destroy" and game.forbids(card, "be_destroyed"):
        return failed(event)
    found = game.adjust(card)
    event["player"] = found.controller
    if found.parts:
        event["parts"] = list(found.parts)
    found.facts = {**found.facts, "dying": 1}
    if reaches_graveyard(game, found):
        note(game, event)
    return result(event)


@happening
def moved(game: HeroesGame, event: Data) -> Data:
    """`card` goes from zone to zone: `from`, `to`, `position`, `player` (its owner)."""
    found = game.cards.get(event["card"])
    if found is None or found.zone != event.get("from", found.zone) or (found.zone == OBTAINED and not event["from"]):
        return failed(event)
    if was_cancelled(game, found.id) and not game.edition.cancelled_card_may_go_elsewhere:
        return failed(event)
    event["from"] = found.zone
    event["player"] = found.owner
    game.record({"kind": "moved", "card": game.label(found.id), "from": found.zone, "to": event["to"],
                 "player": found.owner, "cause": event.get("cause"), "position": event.get("position", "top")})
    if found.zone == PLAY:
        remember(game, found.id)
        game.collect(event)
        return result(event, cards=relocate_all(game, found.id, event["to"], event.get("position", "top")))
    event["card"] = relocate(game, found.id, event["to"], event.get("position", "top"))
    game.collect(event)
    return result(event)


def move(event: Data, card: int, came_from: str, to: str) -> Data:
    """Return the event that a card moves because of another event."""
    return {**bare(event), "kind": "moved", "card": card, "from": came_from, "to": to}


def was_cancelled(game: HeroesGame, card: int) -> bool:
    """Tell whether a card is that of a play in progress which was cancelled (518.1)."""
    return any(frame.procedure == "play" and frame.values["card"] == card and frame.values.get("cancelled")
               for frame in game.agenda)


@happening
def enters_play(game: HeroesGame, event: Data) -> Data:
    """`card` enters play under the control of `player`: `how`, `closed`, `x`."""
    found = game.cards.get(event["card"])
    if found is None or found.zone == PLAY:
        return failed(event)
    if event["how"] == "summon" and found.zone != DECK and not game.edition.summons_from_any_zone:
        return failed(event)
    event["from"] = found.zone
    if not exists_in_play(game, found.id):
        return failed(event)
    if "left play" in found.facts:
        found = another(game, found)
        event["card"] = found.id
    enter(game, found.id, event["player"], bool(event.get("closed")))
    prepare(game, found.id)
    if event.get("lives") is not None:
        set_lives(game, {"kind": "set_lives", "card": found.id, "amount": event["lives"], "ends": None})
    for keyword in event.get("gains", []):
        add_effect(game, found.id, "keyword", None, keyword=keyword, amount=1)
    note(game, event)
    make_room(game, found.id)
    return result(event)


def prepare(game: HeroesGame, card: int) -> None:
    """Let a card enter play as rules about its entering say: closed, with effects."""
    if rows_for(game, card, EntersClosed):
        game.adjust(card).closed = True
    for see, row in rows_for(game, card, EntersWith):
        assert isinstance(row, EntersWith)
        number = amount_of(row.number, see, card)
        if number > 0 and row.effect == "enhancement":
            add_effect(game, card, "enhancement", None, amount=number)
        elif number > 0:
            add_effect(game, card, "tokens", None, amount=number, name=row.effect)


def exists_in_play(game: HeroesGame, card: int) -> bool:
    """Only cards that exist in play may come there: no spells, no reversed sides (7 Reversed)."""
    return game.traits(card).type in (CREATURE, SUPPORT, HERO)


@happening
@in_play
def complete(game: HeroesGame, event: Data) -> Data:
    """The quest `card` is completed: it leaves play and lies beside its owner's hero."""
    note(game, event)
    return moved(game, {**event, "kind": "moved", "from": PLAY, "to": COMPLETED})


@happening
def to_graveyard(game: HeroesGame, event: Data) -> Data:
    """`card` is put into the graveyard from hand, deck or under a card; out of play, that is a death."""
    found = game.cards.get(event["card"])
    if found is None or found.zone == GRAVEYARD:
        return failed(event)
    if found.zone == PLAY:
        game.perform([{**event, "kind": "dies", "how": "put"}])
        return result(event)
    return moved(game, {**event, "kind": "moved", "from": found.zone, "to": GRAVEYARD})


# Hand and deck

@happening
def draws(game: HeroesGame, event: Data) -> Data:
    """`player` is to draw `amount` cards: as many separate draws (527.2, 527.2.1)."""
    if event["amount"] <= 0:
        return failed(event)
    one = {**bare(event), "kind": "draw", "player": event["player"]}
    game.perform(*[[dict(one)] for _ in range(event["amount"])])
    game.agenda[-1].values["summed"] = True
    return result(event, cards=[])


@happening
def draw(game: HeroesGame, event: Data) -> Data:
    """`player` draws the top card of the deck (527)."""
    player = event["player"]
    deck = game.zone(DECK, player)
    if not deck or game.player_cannot(player, "draw") or game.draws_left(player) == 0:
        return failed(event)
    card = relocate(game, deck[-1], HAND)
    found = game.player(player)
    found.drawn += 1
    event.update(card=card, number=found.drawn)
    return carried_out(game, event, amount=1)


@happening
def discard(game: HeroesGame, event: Data) -> Data:
    """`card` goes from the hand of `player` to the graveyard."""
    found = game.cards.get(event["card"])
    if found is None or found.zone != HAND:
        return failed(event)
    event["player"] = found.controller
    note(game, event)  # first, so that what works from hand can wait for it
    relocate(game, found.id, GRAVEYARD)
    game.collect(move(event, found.id, HAND, GRAVEYARD))
    return result(event, amount=1)


@happening
def plague(game: HeroesGame, event: Data) -> Data:
    """The top `amount` cards of the deck of `player` go to the graveyard (7 Plague)."""
    cards = game.zone(DECK, event["player"])[::-1][:max(0, event["amount"])]
    if not cards:
        return failed(event)
    event["cards"] = cards
    note(game, event)
    for card in cards:
        moved(game, move(event, card, DECK, GRAVEYARD))
    return result(event, full=len(cards) == event["amount"], amount=len(cards), cards=cards)
