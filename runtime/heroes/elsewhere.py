"""What waits outside play: abilities that work in hands, graveyards and decks (112.8, 112.9), cards on their way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.heroes.terms import ENTERING, HAND, OBTAINED
from runtime.kernel.terms import GRAVEYARD, PLAY

if TYPE_CHECKING:
    from runtime.heroes.game import HeroesGame
    from runtime.kernel.data import Data
    from runtime.kernel.definitions import Held

ON_ITS_WAY = {"enters_play": ENTERING, "played": PLAY}
"""Events of a card on its way into play, and where those of its abilities work that may wait for them."""
ELSEWHERE = frozenset((*ON_ITS_WAY, "turn_start"))
"""Events of a card on its way into play, and the one for which an Incarnation effect waits in a graveyard."""


def elsewhere(game: HeroesGame, event: Data, index: str) -> list[tuple[int, Held]]:
    """Return what waits outside play for the event: abilities that work there, and those of a card on its way.

    A card that enters play has replacements of its own way (7 Module); a card that is played triggers on its play.
    """
    kind = event["kind"]
    found: list[tuple[int, Held]] = []
    if kind == "turn_start" or kind in game.outside_here():
        found += [(number, held) for number in outside(game, kind)
                  for held in getattr(game.features(number), index).get(kind, ())
                  if game.works_here(number, held.ability)]
    if kind in ON_ITS_WAY:
        card = game.cards.get(event["card"])
        if card is not None and card.zone != PLAY:
            found += [(card.id, held) for held in getattr(game.features(card.id), index).get(kind, ())
                      if held.ability.zone == ON_ITS_WAY[kind]]
    return found


def outside(game: HeroesGame, kind: str) -> list[int]:
    """Return the cards outside play with abilities that wait there for a kind of event.

    The kind "" stands for activated abilities.
    """
    zones = game.outside_here().get(kind, NOWHERE)
    found = lying(game, zones) if zones else []
    if kind == "turn_start":
        found += incarnate(game, zones.get(GRAVEYARD, set()))
    if HAND in zones:
        found += under_eggs(game, zones[HAND])
    return found


NOWHERE: dict[str, set[str]] = {}


def lying(game: HeroesGame, zones: dict[str, set[str]]) -> list[int]:
    """Return the cards of these names in the zones, in the order of the zones."""
    cards = game.cards
    found = [number for number in game.outsiders() if cards[number].definition.id in zones.get(cards[number].zone, ())]
    if len(found) < 2:
        return found
    return [number for zone in zones for player in (0, 1) for number in game.zone(zone, player) if number in found]


def incarnate(game: HeroesGame, known: set[str]) -> list[int]:
    """Return the cards in graveyards that keep an Incarnation effect (205.3), besides those known to wait there."""
    found = {card.id for card in game.with_effects() if card.zone == GRAVEYARD and card.definition.id not in known}
    if not found:
        return []
    return [number for player in (0, 1) for number in game.zone(GRAVEYARD, player) if number in found]


def under_eggs(game: HeroesGame, names: set[str]) -> list[int]:
    """Return the cards obtained by Eggs, whose Ambush works there too (7 Ambush)."""
    if not any(game.cards[number].zone == OBTAINED for number in game.outsiders()):
        return []
    return [under for number in game.zones[PLAY] for under in game.cards[number].under
            if game.cards[under].definition.id in names and game.cards[number].definition.id == "egg"]
