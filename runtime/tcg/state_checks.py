"""What the rules destroy or send away by themselves, seen each time a player gets priority (1.9.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.kernel.data import Data
from runtime.kernel.terms import CREATURE, PLAY
from runtime.tcg.battlefield import AWAY
from runtime.tcg.effects import shed
from runtime.tcg.pipeline import doomed
from runtime.tcg.recruits import copies
from runtime.tcg.terms import NO_HOST, PARASITE, SYMBIOTE

if TYPE_CHECKING:
    from runtime.tcg.game import TcgGame


def checks(game: TcgGame) -> list[Data]:
    """Return the events that are due: cards without life, riders without hosts, cards on others, unique copies."""
    if not game.turn or not game.unsettled:
        return []
    shed(game)
    found: list[Data] = []
    crowd = shared_squares(game)
    for card in game.zones[PLAY]:
        cause = doom(game, card, crowd)
        if cause and not doomed_so(game, card, cause[0]):
            found.append({"kind": "destroy", "card": card, "source": 0, "how": cause[0], "cause": cause[1]})
    if found:
        return found
    game.unsettled = False
    return surplus(game)


def shared_squares(game: TcgGame) -> set[int]:
    """Return the squares on which several cards stand that are no symbiotes."""
    taken: set[int] = set()
    shared: set[int] = set()
    for number in game.zones[PLAY]:
        card = game.cards[number]
        if card.square != AWAY and not card.host:
            (shared if card.square in taken else taken).add(card.square)
    return shared


def doom(game: TcgGame, card: int, crowd: set[int]) -> tuple[str, str] | None:
    """Return why a card is to be destroyed, and by which clause; None if it is not."""
    if game.is_wounded_to_death(card):
        return "wounds", "4.17"
    traits = game.traits(card)
    if traits.kind in (SYMBIOTE, PARASITE) and homeless(game, card):
        return "no host", "1.5.2"
    if game.cards[card].square in crowd and crowded(game, card):
        return "occupied square", "glossary: Occupied battlefield square"
    return None


def homeless(game: TcgGame, card: int) -> bool:
    """Tell whether a symbiote has no host that may carry it (1.5.2 a-c)."""
    if NO_HOST in game.traits(card).rules:
        return False
    host = game.cards[card].host
    if not host or not game.is_in_play(host):
        return True
    traits = game.traits(host)
    if traits.type != CREATURE or traits.kind:
        return True
    return "incorporeal" in traits.keywords and "incorporeal" not in game.traits(card).keywords


def crowded(game: TcgGame, card: int) -> bool:
    """Tell whether a corporeal card stands on a square that another one occupied before it."""
    found = game.cards[card]
    if found.square == AWAY or found.host or "incorporeal" in game.traits(card).keywords:
        return False
    others = [other for other in game.cards_on(found.square) if other != card and not game.cards[other].host
              and "incorporeal" not in game.traits(other).keywords]
    return any(other < card for other in others)


def doomed_so(game: TcgGame, card: int, how: str) -> bool:
    """Tell whether the destruction effect is on the stack already for this reason."""
    if how == "wounds":
        return doomed(game, card) or game.forbids(card, "be_destroyed")
    return any(item["kind"] == "destruction" and item["card"] == card for item in game.stack) or game.forbids(
        card, "be_destroyed")


def surplus(game: TcgGame) -> list[Data]:
    """Return the choice that the opponent has among unique cards of one name under one control (glossary)."""
    for player in (0, 1):
        for cards in copies(game, player):
            if not any(frame.procedure == "unique" for frame in game.agenda):
                game.push("unique", player=player, cards=cards)
                return []
    return []


