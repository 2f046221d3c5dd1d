"""Cards that are created, copied and placed (519.6, 7 Place)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.heroes.happening.looking import shuffle
from runtime.heroes.happening.registry import happening, note
from runtime.heroes.terms import HAND, OBTAINED, RESERVE, SUPPORT
from runtime.kernel.data import Data
from runtime.kernel.effects import add_effect
from runtime.kernel.results import bare, failed, result
from runtime.kernel.terms import BOTTOM, CREATURE, DECK

if TYPE_CHECKING:
    from runtime.heroes.game import HeroesGame
    from runtime.heroes.state import Card


@happening
def create(game: HeroesGame, event: Data) -> Data:
    """`player` creates a card: `name`, or a copy of `model` (519.6)."""
    if event.get("model"):
        return create_copy(game, event)
    return put_created(game, event, game.make_card(event["name"], event["player"], RESERVE), "create")


def put_created(game: HeroesGame, event: Data, card: Card, how: str, **marks: int) -> Data:
    """Let a created card enter play from the reserve."""
    card.paid = {"created": 1, **marks}
    for keyword in event.get("without", []):
        add_effect(game, card.id, "hush", None, keyword=keyword)
    game.perform([{**bare(event), "kind": "enters_play", "card": card.id, "how": how, "gains": event.get("gains", [])}])
    return result(event, cards=[card.id], amount=1)


def create_copy(game: HeroesGame, event: Data) -> Data:
    """Put a copy of a card into play: the print of the original with all its parts, and Created (7 Combined card)."""
    model = game.cards.get(event["model"])
    if model is None or model.definition.type not in (CREATURE, SUPPORT):
        return failed(event)
    name = model.definition.id
    card = game.make_card(name, event["player"], RESERVE)
    parts = [part for effect in model.effects if effect["kind"] == "copied" for part in effect.get("parts", ())]
    parts += [game.cards[part].definition.id for part in model.parts]
    add_effect(game, card.id, "copied", None, card=name, parts=parts)
    return put_created(game, event, card, "copy", copy=1)


@happening
def place(game: HeroesGame, event: Data) -> Data:
    """A copy of placed card `name` goes from the reserve into the deck of `player`: `position` or shuffled in."""
    player = event["player"]
    deck = game.zone(DECK, player)
    count = sum(1 for card in (*deck, *game.zone(HAND, player)) if game.card(card).definition.id == event["name"])
    if count >= MOST_PLACED:
        return failed(event)
    card = game.make_card(event["name"], event["by"], OBTAINED)
    card.paid = {"placed with": player}
    card.controller = player
    card.zone = DECK
    if event.get("position") == BOTTOM:
        deck.insert(0, card.id)
    else:
        deck.append(card.id)
    note(game, event)
    if not event.get("position"):
        shuffle(game, {**event, "kind": "shuffle"})
    return result(event, cards=[card.id], amount=1)


MOST_PLACED = 10
"""Of one placed card a player has no more than so many in hand and deck (7 Placed)."""
