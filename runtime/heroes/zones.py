"""Moving cards between zones (201-206, 519)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.heroes.editions import AS_ANY_CARD, RESERVE_INSTEAD
from runtime.heroes.effects import end_with
from runtime.heroes.state import Card
from runtime.heroes.terms import GONE, HAND, OBTAINED, RESERVE
from runtime.kernel.data import Data
from runtime.kernel.terms import BOTTOM, DECK, GRAVEYARD, PLAY

if TYPE_CHECKING:
    from runtime.heroes.game import HeroesGame


def remember(game: HeroesGame, number: int) -> None:
    """Keep what is last known of a card that is about to leave play (403.1)."""
    traits = game.traits(number)
    card = game.adjust(number)
    card.last = {
        "strike": traits.strike, "lives": traits.lives - card.wounds, "maximum": traits.lives, "wounds": card.wounds,
        "cost": traits.cost, "controller": card.controller, "closed": int(card.closed),
        "keywords": list(traits.keywords), "classes": list(traits.classes), "elements": list(traits.elements),
        "effects": [{**effect} for effect in card.effects],
    }


def take_out(game: HeroesGame, card: Card) -> None:
    """Remove a card from the list of its zone, or from under its holder."""
    if card.zone == PLAY:
        game.zones[PLAY].remove(card.id)
        game.left_play(card.id)
    elif card.zone == OBTAINED:
        holder = game.cards.get(card.holder)
        if holder is not None:
            held = game.edit(holder.id)
            held.under = tuple(other for other in held.under if other != card.id)
            held.parts = tuple(other for other in held.parts if other != card.id)
    else:
        game.zone(card.zone, whose_zone(card, card.zone)).remove(card.id)


def whose_zone(card: Card, zone: str) -> int:
    """Return the player in whose zone a card lies: its owner, but for the deck into which it was placed (204.5)."""
    return int(card.paid.get("placed with", card.owner)) if zone in (HAND, DECK) else card.owner


def put_in(game: HeroesGame, card: Card, zone: str, position: str) -> None:
    """Add a card to the list of a zone; the last card of a deck or graveyard is on top."""
    card.zone = zone
    if zone == PLAY:
        game.zones[PLAY].append(card.id)
    elif zone != OBTAINED:
        row = game.zone(zone, whose_zone(card, zone))
        if position == BOTTOM:
            row.insert(0, card.id)
        else:
            row.append(card.id)


def relocate(game: HeroesGame, number: int, zone: str, position: str = "top") -> int:
    """Move a card to a zone of its owner, or into play; return its number there (see relocate_all)."""
    return relocate_all(game, number, zone, position)[0]


def relocate_all(game: HeroesGame, number: int, zone: str, position: str = "top") -> list[int]:
    """Move a card to a zone of its owner, or into play; return its number there, and those of its parts.

    It loses its effects and wounds on the way out of play (203.4, 204.4, 205.3), its parts and obtained cards go
    their own ways, and in a hand or deck it is a new card with a new number (201.4).
    """
    card = game.edit(number)
    came_from = card.zone
    take_out(game, card)
    parts: list[int] = []
    if came_from == PLAY:
        parts = leave_play(game, card, zone, position)
    elif zone != PLAY and zone != GRAVEYARD:
        card.effects = ()
    zone = destination(game, card, zone)
    if zone != PLAY:
        card.controller = whose_zone(card, zone)
    if zone in (HAND, DECK) and came_from in (PLAY, GRAVEYARD, OBTAINED):
        return [renew(game, card, zone, position), *parts]
    put_in(game, card, zone, position)
    buried = GRAVEYARD in (came_from, zone) and card.definition.id in game.definitions.buried
    if buried or PLAY in (came_from, zone):
        game.changed(card.id)
    return [card.id, *parts]


def destination(game: HeroesGame, card: Card, zone: str) -> str:
    """Return where a card that is sent to a zone really goes: created and placed cards to the reserve (503.1)."""
    return RESERVE if zone in reserve_instead(game, card) else zone


def reserve_instead(game: HeroesGame, card: Card) -> frozenset[str]:
    """Return where a card would go, but goes to the reserve (7 Created, Placed)."""
    found = game.definitions.to_reserve(card.definition)
    if is_created(card) and (game.edition.created_cards != AS_ANY_CARD or is_copy(card)):
        return found.union(game.definitions.keywords["created"].to_reserve_instead)
    return found


def is_created(card: Card) -> bool:
    """Tell whether a card was created, or is a copy (7 Created)."""
    return "created" in card.paid or "created" in card.definition.keyword_ids


def is_copy(card: Card) -> bool:
    """Tell whether a card is a created copy (7 Create a copy)."""
    return bool(card.paid.get("copy"))


def reaches_graveyard(game: HeroesGame, card: Card) -> bool:
    """Tell whether a card that dies comes to the graveyard, so that its death is one (7 Created)."""
    if is_copy(card):
        return game.edition.copies_die
    return game.edition.created_cards != RESERVE_INSTEAD or not is_created(card)


def renew(game: HeroesGame, card: Card, zone: str, position: str) -> int:
    """Make it a new card (201.4), or one that forgets what it was, and will be another one in play (203.4)."""
    if not game.edition.new_card_in_hand_or_deck:
        card.marks, card.spent, card.last, card.facts = {}, {}, None, {"left play": game.turn}
        put_in(game, card, zone, position)
        game.changed(card.id)
        return card.id
    fresh = game.make_card(card.definition.id, card.owner, OBTAINED)
    fresh.paid = {name: card.paid[name] for name in ("created", "placed with") if name in card.paid}
    put_in(game, fresh, zone, position)
    card.zone = GONE
    card.effects = ()
    game.changed(card.id)
    return fresh.id


def another(game: HeroesGame, card: Card) -> Card:
    """Return a card that comes back into play as another one (203.4, 204.4)."""
    fresh = game.make_card(card.definition.id, card.owner, OBTAINED)
    fresh.effects, fresh.paid = card.effects, card.paid
    take_out(game, card)
    card.zone = GONE
    card.effects = ()
    game.changed(card.id)
    return fresh


def leave_play(game: HeroesGame, card: Card, zone: str, position: str) -> list[int]:
    """Lose effects, parts and obtained cards (7 Attach, Obtains); return the parts where they are now."""
    parts, under = card.parts, card.under
    kept = incarnation(card)
    turn_back(game, card)
    card.clear()
    card.effects = kept
    if zone == OBTAINED:  # a combined card stays combined under the card that obtains it
        card.parts, parts = parts, ()
    end_with(game, card.id)
    gone = [relocate_part(game, part, zone, position) for part in parts]
    for obtained in under:
        give_back(game, obtained)
    return gone


def turn_back(game: HeroesGame, card: Card) -> None:
    """Show the side that a card was built with: its other one is there only by way of Flip (7 Reversed)."""
    built = card.paid.get("built")
    if built:
        game.log.settle()
        card.definition = game.definitions.card(built)
        card.paid = {name: value for name, value in card.paid.items() if name != "built"}


def incarnation(card: Card) -> tuple[Data, ...]:
    """Return the Incarnation effects, which stay between graveyard and play (205.3)."""
    return tuple(effect for effect in card.effects
                 if effect["kind"] == "keyword" and effect["keyword"] == "incarnation")


def relocate_part(game: HeroesGame, part: int, zone: str, position: str) -> int:
    """Move a part of a combined card to the zone where the card goes, as a card of its own (505.4)."""
    card = game.edit(part)
    turn_back(game, card)
    zone = destination(game, card, zone)
    card.holder = 0
    card.controller = card.owner
    if zone in (HAND, DECK):
        return renew(game, card, zone, position)
    put_in(game, card, zone, position)
    return card.id


def give_back(game: HeroesGame, obtained: int) -> None:
    """Return an obtained card to where it came from; nothing triggers (7 Obtains).

    Into play it comes back under its owner's control, open, with first-turn weakness, as any card that enters.
    From a place in the deck it returns to a random place, and the deck is shuffled.
    """
    card = game.edit(obtained)
    card.paid = dict(card.paid)
    zone = str(card.paid.pop("obtained from", GRAVEYARD))
    card.holder = 0
    card.controller = card.owner
    if zone in (HAND, DECK):
        renew(game, card, zone, "top")
        if zone == DECK:
            game.chance.shuffle(game.zone(DECK, whose_zone(card, DECK)))
        return
    put_in(game, card, zone, "top")
    if zone == PLAY:
        card.since = game.turn
        card.entered = game.number()
        game.changed(card.id)


def enter(game: HeroesGame, number: int, player: int, closed: bool = False) -> None:
    """Put a card into play under a player's control."""
    card = game.edit(number)
    take_out(game, card)
    card.zone = PLAY
    game.zones[PLAY].append(number)
    card.controller = player
    card.closed = closed
    card.since = game.turn
    card.entered = game.number()
    card.last = None
    game.changed(number)
