"""Cards that come into the game zone, leave it, or change hands (2.1; glossary: To take into the squad)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.kernel.data import Data
from runtime.kernel.effects import add_effect
from runtime.kernel.results import failed, result
from runtime.kernel.terms import GRAVEYARD, PLAY
from runtime.tcg.happening.registry import carried_out, happening, in_play, note
from runtime.tcg.recruits import may_join
from runtime.tcg.zones import relocate_zone, shuffle_deck

if TYPE_CHECKING:
    from runtime.tcg.game import TcgGame


@happening
def nothing(game: TcgGame, event: Data) -> Data:
    """A verb has no card to act on: done only if it was about a mass of cards."""
    return result(event, done=bool(event.get("mass")), cards=[])


@happening
def enters_play(game: TcgGame, event: Data) -> Data:
    """`card` enters the game zone for `player`, near the card `near` or on `square`; `how`, `closed` (glossary).

    Summoning, resurrecting and incarnating ask whether the card may be in the squad at all.
    """
    card = event["card"]
    found = game.cards.get(card)
    if found is not None and found.zone == PLAY and event["how"] == "resurrect":
        return after_death(game, event)
    if found is None or not may_come(found.zone, event["how"]) or not may_join(game, event["player"], card):
        return failed(event)
    game.push("enter", event=dict(event))
    return result(event)


def may_come(zone: str, how: str) -> bool:
    """Tell whether a card can come from a zone: it is resurrected from a graveyard only (glossary)."""
    return zone == GRAVEYARD if how == "resurrect" else zone != PLAY


def after_death(game: TcgGame, event: Data) -> Data:
    """Whoever is destroyed, then resurrected, comes when the destruction effect has been carried out (4.17.1)."""
    dooms = [item for item in game.stack if item["kind"] == "destruction" and item["card"] == event["card"]]
    if not dooms:
        return failed(event)
    dooms[-1]["then"] = dict(event)
    return result(event)


@happening
def incarnate(game: TcgGame, event: Data) -> Data:
    """`card`, in its graveyard, receives an incarnation token; with `amount` of them it returns closed (glossary).

    While its owner's third row is full, or the squad may not have it, it waits with its tokens to the next turn.
    """
    card = event["card"]
    if not game.is_in_zone(card, GRAVEYARD):
        return failed(event)
    found = game.adjust(card)
    tokens = found.facts.get("incarnation", 0) + 1
    found.facts = {**found.facts, "incarnation": tokens}
    note(game, event)
    if tokens >= event["amount"] and may_join(game, found.owner, card):
        game.push("enter", event={"kind": "enters_play", "card": card, "player": found.owner, "how": "incarnate",
                                  "closed": True, "source": card, "near": card, "cause": event["cause"]})
    return result(event)


@happening
def disincarnate(game: TcgGame, event: Data) -> Data:
    """`card`, in a graveyard, loses up to `amount` incarnation tokens."""
    card = event["card"]
    tokens = game.cards[card].facts.get("incarnation", 0) if game.is_in_zone(card, GRAVEYARD) else 0
    amount = min(event["amount"], tokens)
    if amount <= 0:
        return failed(event)
    found = game.adjust(card)
    found.facts = {**found.facts, "incarnation": tokens - amount}
    wanted, event["amount"] = event["amount"], amount
    return carried_out(game, event, full=amount == wanted, amount=amount)


@happening
def moved(game: TcgGame, event: Data) -> Data:
    """`card` goes to the zone `to` of its owner, without dying."""
    card = event["card"]
    found = game.cards.get(card)
    if found is None or found.zone == event["to"]:
        return failed(event)
    event["from"], event["player"] = found.zone, found.owner
    note(game, event)
    relocate_zone(game, card, event["to"])
    return result(event)


@happening
@in_play
def control(game: TcgGame, event: Data) -> Data:
    """`player` takes control of `card` until `ends`: it is taken into the squad, which has to be legal (glossary).

    A unique card of a name that the squad has is no such card: the entry on uniqueness says what happens to copies
    that appear under one control, so that taking control of one is legal, and the opponent chooses which one stays.
    """
    card = event["card"]
    found = game.cards[card]
    if found.controller == event["player"] or game.forbids(card, "change_control"):
        return failed(event)
    changed = game.edit(card)
    changed.controller = event["player"]
    if event["ends"] is not None:
        add_effect(game, card, "control", event["ends"], player=event["player"])
    game.forget()
    return carried_out(game, event)


@happening
def shuffle(game: TcgGame, event: Data) -> Data:
    """The deck of `player` is shuffled (2.1.3)."""
    shuffle_deck(game, event["player"])
    return carried_out(game, event, cards=[])


@happening
def looks(game: TcgGame, event: Data) -> Data:
    """`player` looks at `cards`."""
    note(game, event)
    return result(event, cards=list(event["cards"]), done=bool(event["cards"]))


@happening
def crystals(game: TcgGame, event: Data) -> Data:
    """`player` receives crystals: `gold`, `silver`."""
    player = game.players[event["player"]]
    player.gold += event["gold"]
    player.silver += event["silver"]
    event["amount"] = event["gold"] + event["silver"]
    return carried_out(game, event, amount=event["amount"], cards=[])


@happening
def lose_game(game: TcgGame, event: Data) -> Data:
    """`player` is awarded defeat."""
    note(game, event)
    game.end([event["player"]])
    return result(event, cards=[])
